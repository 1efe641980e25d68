// Marks <html> when a page has been open for a while: what still waits then is animated (`waited:` in app/styles/app.css).
// Most waits of a first page are shorter, and starting animations during hydration takes CPU time from it on phones.

const waitMs = 2_500;

/** Runs in <head>. */
export const waitedScript = `setTimeout(()=>{document.documentElement.dataset.waited=""},${waitMs})`;
