import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  build: {
    // A data: address in a stylesheet would need a wider Content-Security-Policy, so nothing is inlined.
    assetsInlineLimit: 0,
  },
  environments: {
    ssr: {
      build: {
        // The catalogue finds its content beside itself, so it is imported where it lies, not bundled.
        rolldownOptions: { external: [/^#catalogue\//] },
      },
    },
  },
});
