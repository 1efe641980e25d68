import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig, type Plugin } from "vite";
import { supportedBrowsers } from "./app/supported-browsers.ts";

// `npm run dev` puts the real backend behind the development server, so that the browser sees one site.
const backend = process.env.BACKEND_URL;
const backendPaths = [
  "/rest/v1",
  "/auth/v1",
  "/functions/v1",
  "/config.json",
  "/mailbox",
  "/plates",
  "/healthz",
];

/** Components and icons that several pages share and the home page does without. */
const notOnHome =
  /[\\/](app[\\/]ui[\\/](hazard-badge|tabs|scroll-row|dialog|empty-state|print-sheet)\.tsx|icons[\\/](award|blocks|book-bookmark|book-heart|bookmark|crown|eye|flame|key-round|landmark|network|puzzle|share-2|skull|tree-deciduous|trees|utensils|volume-2)\.mjs)$/;

/** What reads and checks rows of plants: a page needs it when it has been hydrated, and a schema library with it. */
const withSchema =
  /[\\/]app[\\/]features[\\/]plants[\\/]((card|plant)-row|saved-plants|bookmarks[\\/](saved?|stored)-bookmarks?|[a-z]+[\\/]fetch-[a-z-]+)\.ts$/;

/**
 * V8 compiles a function when it is first called, on the main thread: 1,200 of them, a third of the time of hydration. Told
 * so, it compiles a file's functions while the file arrives, on another thread.
 */
const compileAhead: Plugin = {
  name: "compile-ahead",
  applyToEnvironment: ({ name }) => name === "client",
  generateBundle: {
    // The hint must be the first line, above what Vite adds.
    order: "post",
    handler(_options, bundle) {
      for (const file of Object.values(bundle))
        if (file.type === "chunk") file.code = `//# allFunctionsCalledOnLoad\n${file.code}`;
    },
  },
};

/** The sentences that dangers must and must not hear, and their sources, are for tests and readers of the code; on a phone they would be a twentieth of the herbalist. */
const withoutExamples: Plugin = {
  name: "without-examples",
  transform: (code, id) =>
    /[\\/]herbalist[\\/]triage[\\/]dangers[\\/]/.test(id)
      ? code
          .replace(/^( {4}(?:hears|ignores)): \[[^\]]*\],$/gm, "$1: [],")
          .replace(/^( {4}source):\s+"[^"]*",$/gm, '$1: "",')
      : undefined,
  enforce: "pre",
};

export default defineConfig({
  worker: { plugins: () => [withoutExamples] },
  server:
    backend === undefined ? {} : { proxy: Object.fromEntries(backendPaths.map((path) => [path, backend])) },
  plugins: [tailwindcss(), reactRouter(), compileAhead],
  build: {
    target: supportedBrowsers,
    // A data: address in a stylesheet would need a wider Content-Security-Policy, so nothing is inlined.
    assetsInlineLimit: 0,
  },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            // Left alone, the bundler cuts some forty files a page, and each is a request. What surrounds
            // every page is three files, because a phone takes a breath between files and not inside one.
            // The page loads them in this order: app/lib/deferred-scripts.ts.
            codeSplitting: {
              groups: [
                {
                  name: "react",
                  test: /[\\/]node_modules[\\/](react|react-dom|scheduler)[\\/]/,
                  priority: 4,
                },
                { name: "router", test: /[\\/]node_modules[\\/]react-router[\\/]/, priority: 3 },
                {
                  name: "frame",
                  // Also what is small and shared by the home page and one other: each would be a request.
                  test: /[\\/](app[\\/](root\.tsx|lib[\\/](install-prompt|visits|support-link)\.ts|features[\\/]shell[\\/]page-view\.tsx)|icons[\\/](phone|pill)\.mjs)/,
                  priority: 2,
                },
                // What several pages share is one file, or each icon would be a request. The outbox is apart from the
                // plants: it comes to every page.
                {
                  name: "icons",
                  minShareCount: 3,
                  test: (id) => /[\\/]lucide-react[\\/]/.test(id) && !notOnHome.test(id),
                  priority: 3,
                },
                {
                  name: "more-parts",
                  minShareCount: 2,
                  test: notOnHome,
                  priority: 2,
                },
                {
                  name: "parts",
                  minShareCount: 3,
                  // Not what would bring a schema library to pages that do without it.
                  test: /[\\/]app[\\/](ui|lib)[\\/](?!return-path)/,
                  priority: 1,
                },
                // With all that it needs: the home page, the conditions and the dashboard do, and it was five requests.
                { name: "chat-parts", test: /[\\/]features[\\/]chat[\\/](chat-panel\.tsx|messages\.ts)$/ },
                {
                  name: "outbox",
                  minShareCount: 2,
                  test: /[\\/]app[\\/](features[\\/]offline|lib[\\/](outbox|saved-copy))/,
                  priority: 2,
                },
                {
                  name: "plant-parts",
                  minShareCount: 2,
                  test: (id) => /[\\/]app[\\/]features[\\/]plants[\\/]/.test(id) && !withSchema.test(id),
                },
              ],
            },
          },
        },
      },
    },
    ssr: {
      build: {
        // The catalogue finds its content beside itself, so it is imported where it lies, not bundled.
        rolldownOptions: { external: [/^#catalogue\//] },
      },
    },
  },
});
