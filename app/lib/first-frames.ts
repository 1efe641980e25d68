// Renders a phone's first page in several frames: what is below the first screen waits until the first contents are on it.
// The utilities `second-frame` to `seventh-frame` in app/styles/app.css say what waits, and <html data-later> which of them
// are still to come.

const frames = ["second-frame", "third-frame", "fourth-frame", "fifth-frame", "sixth-frame", "seventh-frame"];

/** Shows everything even if nothing is painted, because the page is in a background tab. */
const fallbackMs = 4_000;

/**
 * Runs in <head>, before the first paint. Not on a page that is reloaded, come back to or linked to with a fragment: the
 * place to scroll to is known only when everything is laid out. A frame that nothing on the page waits for is left out.
 * What is for all frames, such as the italic font, has a last one of its own.
 */
export const framesScript = `(()=>{
const root=document.documentElement;
const [visit]=performance.getEntriesByType("navigation");
if(!visit||visit.type!=="navigate"||location.hash)return;
const later=${JSON.stringify(frames)};
const mark=()=>{root.dataset.later=later.join(" ")};
mark();
const show=()=>{delete root.dataset.later};
const empty=(frame)=>document.readyState!=="loading"&&!document.getElementsByClassName(frame).length;
const next=()=>{
if(!("later" in root.dataset))return;
let frame=later.shift();
while(frame&&empty(frame))frame=later.shift();
if(!frame)return show();
mark();
requestAnimationFrame(()=>setTimeout(next));
};
const observer=new PerformanceObserver((seen)=>{
if(!seen.getEntriesByName("first-contentful-paint").length)return;
observer.disconnect();
next();
});
observer.observe({type:"paint",buffered:true});
setTimeout(show,${fallbackMs});
})()`.replaceAll("\n", "");
