// How the site is built: every public page becomes an HTML file; nothing renders on a server at run time.
import type { Config } from "@react-router/dev/config";
import { publicPaths } from "./app/prerender-paths.ts";

export default {
  ssr: false,
  prerender: { paths: publicPaths, concurrency: 2 },
} satisfies Config;
