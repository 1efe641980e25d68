/**
 * Starts the whole server and gives back the handle that stops it. The port is taken before anything on disk is
 * touched, so that a second start of the same thing fails with nothing changed.
 */
import { accessSync, constants, existsSync, mkdirSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { getRequestListener } from "@hono/node-server";
import { loadCatalogue } from "#catalogue/load.ts";
import type { Database } from "#server/db/database.ts";
import { migrate } from "#server/db/migrate.ts";
import { openDatabase } from "#server/db/open.ts";
import { createApi } from "#server/http/api.ts";
import { clientAddress } from "#server/http/client-address.ts";
import { contentSecurityPolicy, securityHeaders } from "#server/http/content-security.ts";
import { createListener } from "#server/http/listener.ts";
import { createServeSite } from "#server/http/serve-site.ts";
import { loadSiteFiles } from "#server/http/site-files.ts";
import { createFloodGate } from "#server/limits/flood-gate.ts";
import { networkOf } from "#server/limits/network.ts";
import { describeError, type Log } from "#server/log.ts";
import { createRestApp } from "#server/rest/app.ts";
import { seed } from "#server/seed.ts";
import { seedTables } from "#server/seed-tables.ts";
import { type Settings, SettingsError } from "#server/settings.ts";
import { openKeyring } from "#server/tokens/keyring.ts";
import { signAnonKey } from "#server/tokens/sign.ts";
import { createAuthenticate, createVerifier } from "#server/tokens/verify.ts";
import packageJson from "../package.json" with { type: "json" };

const ROOT = join(import.meta.dirname, "..");
const STOP_WITHIN_MS = 10_000;

export type RunningServer = {
  readonly url: string;
  readonly db: Database;
  /** The public anonymous key, as /config.json gives it. */
  readonly anonKey: string;
  stop(): Promise<void>;
};

export type StartOptions = {
  readonly settings: Settings;
  readonly log: Log;
  /** Told what is being done, for the person at the terminal. */
  readonly say?: (line: string) => void;
  readonly siteFolder?: string;
};

export async function startServer(options: StartOptions): Promise<RunningServer> {
  const { settings, log, say = () => undefined, siteFolder = join(ROOT, "build", "client") } = options;
  prepareDataFolder(settings.dataDir);

  const server = createServer({
    maxHeaderSize: 32_768,
    headersTimeout: 10_000,
    requestTimeout: 30_000,
    keepAliveTimeout: 65_000,
  });
  let answer: ReturnType<typeof createListener> | undefined;
  server.on("request", (request, response) => {
    if (answer !== undefined) return answer(request, response);
    response
      .writeHead(503, { "retry-after": "2", "content-type": "text/plain; charset=utf-8" })
      .end("Starting\n");
  });
  const url = await listen(server, settings);

  let db: Database | undefined;
  try {
    db = await openDatabase({ databaseUrl: settings.databaseUrl, dataDir: settings.dataDir });
    const applied = await migrate(db, join(ROOT, "supabase", "migrations"));
    if (applied.length > 0) say(`Database: ${applied.length} migrations applied`);
    const catalogue = await loadCatalogue();
    const report = await seed(db, seedTables(catalogue));
    if (report.inserted + report.updated > 0) {
      say(`Catalogue: ${report.inserted} rows added, ${report.updated} updated`);
    }

    const keyring = await openKeyring(settings);
    const anonKey = await signAnonKey(keyring, Math.floor(Date.now() / 1000));
    const authenticate = createAuthenticate(createVerifier(keyring));
    const database = db;
    let stopping = false;
    const gate = createFloodGate({
      db,
      limit: settings.apiRateLimit,
      now: Date.now,
      onError: (error) => log.warn(describeError(error), "request counts could not be shared"),
    });

    const https = settings.siteUrl.startsWith("https:");
    const headers = securityHeaders({ https });
    const api = createApi({
      log,
      health: () => ({ ready: !stopping, database: database.kind, version: packageJson.version }),
      publicConfig: (host) => ({ supabaseUrl: publicUrl(host, settings.siteUrl), supabaseKey: anonKey }),
      rest: createRestApp({ db, authenticate, schemas: [...settings.apiSchemas], maxRows: 1000 }),
    });
    const apiListener = getRequestListener(api.fetch, { overrideGlobalObjects: false });
    answer = createListener({
      log,
      headers,
      apiPolicy: contentSecurityPolicy({ https }),
      serveSite: existsSync(siteFolder)
        ? createServeSite(loadSiteFiles(siteFolder, { https, siteUrl: settings.siteUrl }), headers)
        : undefined,
      admit: (request) => gate.admit(networkOf(clientAddress(request, settings.trustProxy))),
      api: async (request, response) => {
        await apiListener(request, response);
      },
    });

    const stop = async () => {
      stopping = true;
      gate.stop();
      await closeServer(server);
      await database.close();
    };
    return { url, db, anonKey, stop };
  } catch (error) {
    server.close();
    server.closeAllConnections();
    await db?.close();
    throw error;
  }
}

function prepareDataFolder(dataDir: string): void {
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    accessSync(dataDir, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch {
    throw new SettingsError(`DATA_DIR ${dataDir} cannot be read and written`);
  }
}

function listen(server: Server, settings: Settings): Promise<string> {
  return new Promise((resolve, reject) => {
    server.once("error", (error: NodeJS.ErrnoException) => {
      reject(new SettingsError(listenProblem(error.code, settings)));
    });
    server.listen(settings.port, settings.host, () => {
      const { port } = server.address() as AddressInfo;
      resolve(`http://${settings.host.includes(":") ? `[${settings.host}]` : settings.host}:${port}`);
    });
  });
}

function listenProblem(code: string | undefined, { host, port }: Settings): string {
  if (code === "EADDRINUSE") return `PORT ${port} is already in use; stop the other program or set PORT`;
  if (code === "EACCES") return `PORT ${port} may not be used by this user; set PORT to 1024 or more`;
  return `HOST ${host} cannot be listened on (${code ?? "unknown problem"})`;
}

/** The address the browser should call: the one it came by, as long as that is not an https site's inside name. */
function publicUrl(host: string | undefined, siteUrl: string): string {
  if (host === undefined || host === new URL(siteUrl).host || siteUrl.startsWith("https:")) return siteUrl;
  return /^[\w.:[\]-]+$/.test(host) ? `http://${host}` : siteUrl;
}

/** Lets requests in flight finish, for a while. */
async function closeServer(server: Server): Promise<void> {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  server.closeIdleConnections();
  const giveUp = setTimeout(() => server.closeAllConnections(), STOP_WITHIN_MS - 1_000);
  await closed;
  clearTimeout(giveUp);
}
