/**
 * Starts the whole server and returns the handle that stops it. The port is taken before anything on disk is touched, so
 * that starting a second instance fails without changing anything.
 */
import { accessSync, constants, existsSync, mkdirSync } from "node:fs";
import type { IncomingMessage } from "node:http";
import { join } from "node:path";
import type { Catalogue } from "#catalogue/catalogue.ts";
import { loadCatalogue } from "#catalogue/load.ts";
import type { Database } from "#server/db/database.ts";
import type { DatabaseTimeouts } from "#server/db/open.ts";
import { clientAddress } from "#server/http/client-address.ts";
import { securityHeaders } from "#server/http/content-security.ts";
import { openHttpServer } from "#server/http/http-server.ts";
import { createServeSite } from "#server/http/serve-site.ts";
import { loadSiteFiles } from "#server/http/site-files.ts";
import { ANSWER_SPACE, createUnfinishedSpace } from "#server/limits/unfinished-space.ts";
import type { Log } from "#server/log.ts";
import { networkOf } from "#server/networks/network.ts";
import { plateFolder } from "#server/plates/folder.ts";
import { createPlateCache, type PlateCache } from "#server/plates/plate-cache.ts";
import { createPool } from "#server/plates/pool.ts";
import { createServePlates } from "#server/plates/serve-plates.ts";
import type { Settings } from "#server/settings.ts";
import { SettingsError } from "#server/settings-error.ts";
import { openApplicationWhenThereIsRoom } from "#server/startup/full-disk.ts";

const ROOT = join(import.meta.dirname, "..");

export type RunningServer = {
  /** The address it listens at; visitors use the site's address. */
  readonly url: string;
  readonly siteUrl: string;
  readonly db: Database;
  /** The public anonymous key, as /config.json gives it. */
  readonly anonKey: string;
  /** Prepares what the first request would otherwise wait for. */
  warm(): Promise<void>;
  stop(): Promise<void>;
};

export type StartOptions = {
  readonly settings: Settings;
  readonly log: Log;
  /** Receives progress lines for the person at the terminal. */
  readonly say?: (line: string) => void;
  readonly siteFolder?: string;
  /** Read from content/ by default. */
  readonly catalogue?: Promise<Catalogue>;
  /** For tests on a busy machine. */
  readonly databaseTimeouts?: DatabaseTimeouts;
};

export async function startServer(options: StartOptions): Promise<RunningServer> {
  // Resources are closed in reverse order of opening, after a stop as after a failed start.
  await using opened = new AsyncDisposableStack();
  const { settings, log, say = () => undefined, siteFolder = join(ROOT, "build", "client") } = options;
  prepareDataFolder(settings.dataDir);

  const http = await openHttpServer(settings.host, settings.port, { behindProxy: settings.trustProxy });
  opened.defer(() => http.close());
  const siteUrl = settings.siteUrl ?? `http://localhost:${http.port}`;
  const https = siteUrl.startsWith("https:");
  const headers = securityHeaders({ https });

  // Read while the database opens; an error is thrown where the promise is awaited.
  const { catalogue = loadCatalogue() } = options;
  catalogue.catch(() => undefined);
  const platePool = createPool(1);
  opened.defer(() => platePool.close());
  let plateCache: Promise<PlateCache> | undefined;
  function plates(): Promise<PlateCache> {
    plateCache ??= catalogue.then((loaded) => createPlateCache(plateFolder, loaded.plants, platePool));
    return plateCache;
  }
  const space = createUnfinishedSpace(ANSWER_SPACE);
  const networkFor = (request: IncomingMessage) => networkOf(clientAddress(request, settings.trustProxy));
  async function files() {
    const site = existsSync(siteFolder)
      ? [createServeSite(loadSiteFiles(siteFolder, { https, siteUrl }), { headers, space, networkFor })]
      : [];
    return [...site, createServePlates(await plates(), headers)];
  }
  if (!existsSync(join(siteFolder, "index.html")))
    say("There are no pages in build/client, only the API is served: npm run build makes them");

  const application = await openApplicationWhenThereIsRoom({
    settings,
    log,
    say,
    http,
    siteUrl,
    https,
    headers,
    catalogue,
    databaseTimeouts: options.databaseTimeouts ?? {},
    files,
  });
  const everything = opened.move();
  return {
    url: `http://${settings.host.includes(":") ? `[${settings.host}]` : settings.host}:${http.port}`,
    siteUrl,
    db: application.db,
    anonKey: application.anonKey,
    async warm() {
      application.warm();
      await (await plates()).warm();
    },
    stop: once(async () => {
      application.beginStop();
      // Requests in flight need everything else, so the HTTP server is closed first. What they do not need is closed
      // meanwhile, and so is plate drawing, which would delay them.
      await Promise.all([http.close(), platePool.close(), application.stopReminders()]);
      await application.close();
      await everything.disposeAsync();
    }),
  };
}

function once(run: () => Promise<void>): () => Promise<void> {
  let done: Promise<void> | undefined;
  return () => {
    done ??= run();
    return done;
  };
}

function prepareDataFolder(dataDir: string): void {
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    accessSync(dataDir, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch {
    throw new SettingsError(`DATA_DIR ${dataDir} cannot be read and written`);
  }
}
