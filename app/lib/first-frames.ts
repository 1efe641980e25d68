// Renders a phone's first page in several frames: what is below the first screen waits until the first contents are on it.
// The classes `second-frame` to `fifth-frame` in app/styles/app.css say what waits, and <html data-frame> for how long.

/** The last frame has no number: nothing waits any more. */
const frames = 5;

/** Shows everything even if nothing is painted, because the page is in a background tab. */
const fallbackMs = 4_000;

/**
 * Runs in <head>, before the first paint. Not on a page that is reloaded, come back to or linked to with a fragment: the
 * place to scroll to is known only when everything is laid out.
 */
export const framesScript = `(()=>{
const root=document.documentElement;
const [visit]=performance.getEntriesByType("navigation");
if(!visit||visit.type!=="navigate"||location.hash)return;
let frame=1;
root.dataset.frame=frame;
const show=()=>{delete root.dataset.frame};
const next=()=>{
if(!("frame" in root.dataset))return;
frame+=1;
if(frame===${frames})return show();
root.dataset.frame=frame;
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
