/**
 * Bundles the service worker after the pages are prerendered, with the lists of what it caches: the shell, which it
 * stores before it takes over, and the library (every page's data, the lists and the small plates), with revisions.
 */
import { createHash } from "node:crypto";
import { readdirSync, readFileSync, statSync } from "node:fs";
import { join, sep } from "node:path";
import { build } from "vite";
import { type LibraryEntry, type ShellEntry, settingsPath } from "#app/service-worker/protocol.ts";
import { readPlants } from "#catalogue/load.ts";
import { keyDrawings } from "#plates/key/key-drawing.ts";
import { emblemNames } from "#plates/ornament/emblems.ts";
import { codeFingerprint, plateKey } from "#server/plates/fingerprint.ts";

const site = "build/client";
const largestShellFile = 1_000_000;

/** The herbalist's web worker is stored with its records in the library, not before the site can be used offline. */
const herbalistFile = /^(?:herbalist\.json|assets\/herbalist-worker-.+\.js)$/;

/** Personal pages are prerendered in their loading state, which is useless offline, so they are left out. */
const shellFile =
  /^(?:__spa-fallback\.html|index\.html|assets\/.+\.(?:js|css|svg|woff2)|favicon\.(?:svg|ico)|icons\/icon-192\.png|manifest\.webmanifest)$/;

export async function buildWorker(): Promise<void> {
  const files = readdirSync(site, { recursive: true, encoding: "utf8" })
    .map((file) => file.split(sep).join("/"))
    .filter((file) => /\.[a-z0-9]+$/.test(file) && !/\.(br|gz)$/.test(file) && file !== "sw.js")
    .sort();
  const revisionOf = new Map(files.map((file) => [file, digest(readFileSync(join(site, file)))]));
  const version = digest(Buffer.from(JSON.stringify([...revisionOf]))).slice(0, 7);
  const library = [...settings(version), ...texts(revisionOf), ...(await plates())];

  await build({
    configFile: false,
    logLevel: "error",
    define: {
      __VERSION__: JSON.stringify(version),
      __SHELL__: JSON.stringify(shell(revisionOf)),
      __LIBRARY__: JSON.stringify(library),
    },
    build: {
      outDir: site,
      emptyOutDir: false,
      copyPublicDir: false,
      rolldownOptions: {
        input: "app/service-worker/worker.ts",
        output: { format: "iife", entryFileNames: "sw.js" },
      },
    },
  });
}

/** The names of assets contain a hash of their content, so they need no revision. */
function shell(revisionOf: ReadonlyMap<string, string>): ShellEntry[] {
  return [...revisionOf]
    .filter(([file]) => shellFile.test(file) && !herbalistFile.test(file))
    .map(([file, revision]) => {
      if (statSync(join(site, file)).size > largestShellFile)
        throw new Error(`${file} is too large for every visitor to download at once`);
      return {
        url: file === "index.html" ? "/" : `/${file}`,
        revision: file.startsWith("assets/") ? null : revision.slice(0, 10),
      };
    });
}

function settings(version: string): LibraryEntry[] {
  return [{ url: settingsPath, revision: version }];
}

/** The herbalist first, then the lists and small pages, then the plants. Files for crawlers only are left out. */
function texts(revisionOf: ReadonlyMap<string, string>): LibraryEntry[] {
  const rank = (file: string) => (herbalistFile.test(file) ? 0 : file.startsWith("plants/") ? 2 : 1);
  return [...revisionOf]
    .filter(
      ([file]) =>
        herbalistFile.test(file) ||
        (/\.(data|json)$/.test(file) && !/\.[a-z]+\.data$/.test(file) && !file.startsWith("assets/")),
    )
    .toSorted(([one], [other]) => rank(one) - rank(other))
    .map(([file, revision]) => ({ url: `/${file}`, revision: revision.slice(0, 10) }));
}

async function plates(): Promise<LibraryEntry[]> {
  const { value: plants } = await readPlants();
  const small = [...emblemNames.map((name) => `emblem-${name}`), ...keyDrawings().map(({ name }) => name)];
  const ofNoPlant = small.map((name) => ({
    url: `/plates/${name}.webp`,
    revision: codeFingerprint().slice(0, 10),
  }));
  return ofNoPlant.concat(
    plants.map(({ id, plate, names }) => ({
      url: `/plates/${id}-320.webp`,
      revision: plateKey(id, plate, { common: names.common, scientific: names.scientific }).slice(0, 10),
    })),
  );
}

function digest(bytes: Buffer): string {
  return createHash("sha256").update(bytes).digest("hex");
}
