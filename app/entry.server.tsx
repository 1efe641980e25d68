// Renders a page to HTML while the site is being built. Nothing of this runs when the site is served.
import { prerender } from "react-dom/static";
import type { EntryContext } from "react-router";
import { ServerRouter } from "react-router";

export default async function renderDocument(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
): Promise<Response> {
  const { prelude } = await prerender(<ServerRouter context={context} url={request.url} />, {
    // Large boundaries stay where they are: moved to the end they would need a script to be read.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onError(error) {
      throw error;
    },
  });
  // The page can be read before it is alive: words, styles and pictures go over the line before scripts.
  const html = await new Response(prelude).text();
  const page = html.replaceAll('<link rel="modulepreload"', '<link rel="modulepreload" fetchpriority="low"');
  headers.set("Content-Type", "text/html; charset=utf-8");
  return new Response(page, { status, headers });
}
