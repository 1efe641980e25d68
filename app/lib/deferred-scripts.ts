// Defers a prerendered page's scripts: text, styles and images load first, and the scripts that hydrate the
// page are fetched when it has loaded and all of it is on the screen, or at the user's first interaction. A form that is sent before hydration is
// sent again after it; the browser alone would load the page anew and lose what was typed.
import { hydratedEvent } from "./hydrated-event.ts";

/** Starts the scripts even if the load event never fires, because an image hangs, or the page is in a background tab. */
const fallbackMs = 4_000;

/**
 * The chunks every page needs, as named in vite.config.ts. Imported one after another, so that a slow phone
 * can scroll in between.
 */
const firstFiles = ["react", "router", "frame"];

/** Fetching twenty files at once is a long task on a slow phone; this many are a short one. */
const filesPerTask = 2;

/** How often to look whether all frames of the page (first-frames.ts) are shown. */
const frameMs = 16;

/** Inlined into each prerendered page, beside the deferred scripts. */
const startScript = `(()=>{
const rest=()=>new Promise((rested)=>setTimeout(rested));
let start=async()=>{
start=()=>{};
const links=[...document.querySelectorAll("link[rel=later]")];
for(const [place,link] of links.entries()){
if(place%${filesPerTask}===0)await rest();
link.rel="modulepreload";
}
for(const name of ${JSON.stringify(firstFiles)}){
const link=links.find((link)=>link.href.includes("/assets/"+name+"-"));
if(link)await import(link.href).catch(()=>{});
await rest();
}
const script=document.createElement("script");
script.type="module";
script.textContent=document.querySelector("script[type=later]").textContent;
document.head.append(script);
script.remove();
};
const soon=()=>start();
for(const sign of ["pointerdown","keydown","focusin"])addEventListener(sign,soon,{capture:true,once:true,passive:true});
const shown=()=>{if("later" in document.documentElement.dataset)setTimeout(shown,${frameMs});else soon()};
addEventListener("load",()=>new PerformanceObserver((seen)=>{if(seen.getEntriesByName("first-contentful-paint").length)shown()}).observe({type:"paint",buffered:true}));
setTimeout(soon,${fallbackMs});
let form;
const wait=(event)=>{event.preventDefault();form=event.target};
addEventListener("submit",wait,true);
addEventListener("${hydratedEvent}",()=>{removeEventListener("submit",wait,true);if(form)form.requestSubmit()},{once:true});
addEventListener("scroll",()=>{document.documentElement.dataset.scrolled=""},{once:true,passive:true});
})()`.replaceAll("\n", "");

const moduleScript = '<script type="module" async="">';
const preload = '<link rel="modulepreload"';

/** Defers the scripts of a page that was rendered to HTML. */
export function deferScripts(html: string): string {
  if (!html.includes(moduleScript)) throw new Error("The page has no module script to hold back");
  return html
    .replaceAll(preload, '<link rel="later"')
    .replace(moduleScript, `<script>${startScript}</script><script type="later">`);
}
