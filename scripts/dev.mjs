// `npm run dev`: the site with hot reload on PORT, proxying to the backend on PORT + 1.
import { spawn } from "node:child_process";
import { ensureInstalled, environment, nodePath, ROOT, runAsChild } from "./runtime.mjs";

ensureInstalled({ dev: true });
const port = Number(process.env.PORT || 3000);
const backend = `http://127.0.0.1:${port + 1}`;
const server = spawn(
  nodePath(),
  ["--watch-path=server", "--watch-path=catalogue", "--watch-preserve-output", "server/main.ts"],
  {
    cwd: ROOT,
    stdio: "inherit",
    env: environment({
      PORT: String(port + 1),
      SITE_URL: process.env.SITE_URL || `http://localhost:${port}`,
    }),
  },
);
process.on("exit", () => server.kill());
runAsChild(["node_modules/@react-router/dev/bin.cjs", "dev", "--port", String(port)], {
  BACKEND_URL: backend,
});
