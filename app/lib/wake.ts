// A page is read before it is used: words, styles and pictures come over the line first, and what brings the page to life
// is fetched when they are there, or at the reader's first touch.

/** How long a page that never finishes loading, for a picture that does not come, waits with its scripts. */
const patienceMs = 4_000;

/** The files that every page stands on, as vite.config.ts cuts them: one after another, so that a slow phone may scroll between. */
const firstFiles = ["react", "router", "frame"];

/** Written into each prerendered page, beside the scripts that it holds back. */
const wakeScript = `(()=>{
let wake=async()=>{
wake=()=>{};
const links=[...document.querySelectorAll("link[rel=later]")];
for(const link of links)link.rel="modulepreload";
for(const name of ${JSON.stringify(firstFiles)}){
const link=links.find((link)=>link.href.includes("/assets/"+name+"-"));
if(link)await import(link.href).catch(()=>{});
await new Promise((rested)=>setTimeout(rested));
}
const script=document.createElement("script");
script.type="module";
script.textContent=document.querySelector("script[type=later]").textContent;
document.head.append(script);
script.remove();
};
const soon=()=>wake();
for(const sign of ["pointerdown","keydown","focusin"])addEventListener(sign,soon,{capture:true,once:true,passive:true});
addEventListener("load",()=>requestAnimationFrame(()=>setTimeout(soon)));
setTimeout(soon,${patienceMs});
addEventListener("scroll",()=>{document.documentElement.dataset.scrolled=""},{once:true,passive:true});
})()`.replaceAll("\n", "");

const moduleScript = '<script type="module" async="">';
const preload = '<link rel="modulepreload"';

/** Holds back the scripts of a page that was rendered to HTML. */
export function letSleep(html: string): string {
  if (!html.includes(moduleScript)) throw new Error("The page has no module script to hold back");
  return html
    .replaceAll(preload, '<link rel="later"')
    .replace(moduleScript, `<script>${wakeScript}</script><script type="later">`);
}
