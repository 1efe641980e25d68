// Links that preload the fonts: the browser would find them only when the stylesheet has arrived and the text is laid out.
import titleUrl from "@fontsource-variable/fraunces/files/fraunces-latin-wght-normal.woff2?url";
import textUrl from "@fontsource-variable/source-sans-3/files/source-sans-3-latin-wght-normal.woff2?url";

function preload(href: string) {
  return { rel: "preload", as: "font", type: "font/woff2", href, crossOrigin: "anonymous" } as const;
}

/** Not the italic one: app/styles/app.css. */
export const fonts = [preload(titleUrl), preload(textUrl)];
