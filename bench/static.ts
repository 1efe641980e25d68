/** Pages and assets of the built site from our server, compared with nginx serving the same bytes. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { get } from "node:http";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { buffer } from "node:stream/consumers";
import { loadCatalogue } from "#catalogue/load.ts";
import { conditionSlugs } from "#catalogue/words.ts";
import { type Nginx, startNginx } from "./nginx.ts";
import type { BenchRow, Suite } from "./report.ts";
import { startServerProcess } from "./server-process.ts";
import { count, median } from "./timing.ts";
import { autocannon } from "./tools/autocannon.ts";

const ROUNDS = 5;
const SECONDS = 2;
const CONNECTIONS = 32;
const MIN_RATIO = 0.5;
/** As in production: brotli for current browsers, uncompressed for clients without support. */
const FORMS = [
  { name: "brotli", encoding: "br", accept: "gzip, deflate, br" },
  { name: "plain", encoding: "identity", accept: "identity" },
] as const;

export const staticSuite: Suite = {
  name: "static",
  title: "Static pages compared with nginx",
  async run() {
    const folder = mkdtempSync(join(tmpdir(), "bush-tea-bench-static-"));
    const server = await startServerProcess({ DATA_DIR: join(folder, "data") });
    try {
      const paths = await pathsOf(server.url);
      for (const { name, accept } of FORMS)
        for (const path of paths) await copy(server.url, path, accept, join(folder, name));
      const nginx = await startNginx(
        join(folder, "nginx"),
        FORMS.map(({ name, encoding }) => ({ root: join(folder, name), encoding })),
      );
      if (nginx === undefined) return [missing()];
      try {
        return await compare(server.url, nginx, paths);
      } finally {
        await nginx.stop();
      }
    } finally {
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    }
  },
};

/** Pages, and the assets that the home page loads. */
async function pathsOf(url: string): Promise<string[]> {
  const plants = (await loadCatalogue()).plants.slice(0, 60).map(({ id }) => `/plants/${id}`);
  const pages = ["/", "/plants", "/about", ...conditionSlugs.map((slug) => `/condition/${slug}`), ...plants];
  const home = (await fetchAs(url, "/", "identity")).bytes.toString("utf8");
  const assets = new Set(home.match(/\/assets\/[\w.-]+\.(?:js|css)/g));
  return [...pages, ...assets];
}

async function copy(url: string, path: string, accept: string, root: string): Promise<void> {
  const { bytes } = await fetchAs(url, path, accept);
  const file = join(root, path.startsWith("/assets/") ? path : join(path, "index.html"));
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, bytes);
}

/** The response body without decompression. */
function fetchAs(url: string, path: string, accept: string): Promise<{ bytes: Buffer; encoding: string }> {
  return new Promise((resolve, reject) => {
    get(`${url}${path}`, { headers: { "accept-encoding": accept } }, (response) => {
      const encoding = response.headers["content-encoding"] ?? "identity";
      if (response.statusCode !== 200) reject(new Error(`${path} answered ${response.statusCode}`));
      buffer(response).then((bytes) => resolve({ bytes, encoding }), reject);
    }).once("error", reject);
  });
}

async function compare(url: string, nginx: Nginx, paths: readonly string[]): Promise<BenchRow[]> {
  const rows: BenchRow[] = [];
  for (const [index, { name, accept }] of FORMS.entries()) {
    const theirs = nginx.urls[index] ?? "";
    let bytes = 0;
    for (const path of paths) {
      const [a, b] = await Promise.all([fetchAs(url, path, accept), fetchAs(theirs, path, accept)]);
      if (!a.bytes.equals(b.bytes)) throw new Error(`${path} differs`);
      bytes += a.bytes.length;
    }
    const rounds: { ours: number; theirs: number }[] = [];
    // The first round is a warm-up and does not count; the order alternates.
    for (let round = 0; round <= ROUNDS; round += 1) {
      const early = round % 2 === 1 ? await perSecond(url, paths, accept) : 0;
      const second = await perSecond(theirs, paths, accept);
      const ours = early || (await perSecond(url, paths, accept));
      if (round > 0) rounds.push({ ours, theirs: second });
    }
    const ratio = median(rounds.map((round) => round.ours / round.theirs));
    rows.push({
      what: `${paths.length} pages and assets, ${name}, ${(bytes / paths.length / 1024).toFixed(1)} kB on average`,
      baseline: `${count(median(rounds.map((round) => round.theirs)))}/s by ${nginx.version}, one worker`,
      measured: `${count(median(rounds.map((round) => round.ours)))}/s`,
      ratio,
      target: `at least ${MIN_RATIO.toFixed(2)}`,
      met: ratio >= MIN_RATIO,
    });
  }
  return rows;
}

async function perSecond(url: string, paths: readonly string[], accept: string): Promise<number> {
  const result = await autocannon({
    url,
    connections: CONNECTIONS,
    duration: SECONDS,
    workers: 1,
    requests: paths.map((path) => ({ method: "GET", path, headers: { "accept-encoding": accept } })),
  });
  if (result.non2xx > 0 || result.errors > 0) throw new Error(`${url} did not answer every request`);
  return result.requests.average;
}

function missing(): BenchRow {
  return {
    what: "pages and assets compared with nginx",
    baseline: "nginx is not installed",
    measured:
      "**not measured**: install nginx (Debian: apt install nginx-light) and run `npm run bench -- static`",
    ratio: undefined,
    target: `at least ${MIN_RATIO.toFixed(2)}`,
    met: false,
  };
}
