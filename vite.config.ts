import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";

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

export default defineConfig({
  server:
    backend === undefined ? {} : { proxy: Object.fromEntries(backendPaths.map((path) => [path, backend])) },
  plugins: [tailwindcss(), reactRouter()],
  build: {
    // A data: address in a stylesheet would need a wider Content-Security-Policy, so nothing is inlined.
    assetsInlineLimit: 0,
  },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            // Left alone, the bundler cuts some forty files a page, and each is a request. What surrounds
            // every page, with all that it stands on, is one file.
            codeSplitting: {
              groups: [
                { name: "frame", test: /[\\/]app[\\/](root|entry\.client)\.tsx/, priority: 2 },
                {
                  name: "parts",
                  minShareCount: 4,
                  test: /[\\/](app[\\/](ui|lib[\\/]site)|lucide-react)[\\/]?/,
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
