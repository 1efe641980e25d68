/**
 * Starts the whole server and gives back the handle that stops it. The port is taken before anything on disk is
 * touched, so that a second start of the same thing fails with nothing changed.
 */
import { accessSync, constants, existsSync, mkdirSync } from "node:fs";
import type { RequestListener } from "node:http";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { getRequestListener } from "@hono/node-server";
import type { Catalogue } from "#catalogue/catalogue.ts";
import { loadCatalogue } from "#catalogue/load.ts";
import { openAccounts } from "#server/accounts.ts";
import { openChat } from "#server/chat.ts";
import { onBehalfOf } from "#server/db/caller.ts";
import { type Database, DataFolderInUseError } from "#server/db/database.ts";
import { hasRoomToOpen, isDiskFull } from "#server/db/disk-full.ts";
import { isUpToDate, migrate } from "#server/db/migrate.ts";
import { openDatabase } from "#server/db/open.ts";
import { createApi } from "#server/http/api.ts";
import { clientAddress } from "#server/http/client-address.ts";
import { contentSecurityPolicy, securityHeaders } from "#server/http/content-security.ts";
import { type HttpServer, openHttpServer } from "#server/http/http-server.ts";
import { createListener, type ServeFiles } from "#server/http/listener.ts";
import { createServeSite } from "#server/http/serve-site.ts";
import { loadSiteFiles } from "#server/http/site-files.ts";
import { answerWithoutDatabase } from "#server/http/without-database.ts";
import { openBelievedTime } from "#server/jobs/believed-time.ts";
import { every } from "#server/jobs/every.ts";
import { fillPlantOfTheDay } from "#server/jobs/plant-of-the-day.ts";
import { REMINDERS_EVERY_MS } from "#server/jobs/reminders.ts";
import { forgetOldData } from "#server/jobs/retention.ts";
import { createCrowdGate } from "#server/limits/crowd-gate.ts";
import { createFloodGate } from "#server/limits/flood-gate.ts";
import { createLimiter } from "#server/limits/limiter.ts";
import { networkOf } from "#server/limits/network.ts";
import { createQueryGate } from "#server/limits/query-gate.ts";
import { describeError, type Log } from "#server/log.ts";
import { createMetricsApp } from "#server/metrics/app.ts";
import { createMetrics } from "#server/metrics/metrics.ts";
import { measured } from "#server/metrics/routes.ts";
import { plateFolder } from "#server/plates/folder.ts";
import { createPlateCache, type PlateCache } from "#server/plates/plate-cache.ts";
import { createPool } from "#server/plates/pool.ts";
import { createServePlates } from "#server/plates/serve-plates.ts";
import { openReminders } from "#server/reminders.ts";
import { createRestApp } from "#server/rest/app.ts";
import { seed } from "#server/seed.ts";
import { seedTables } from "#server/seed-tables.ts";
import { type Settings, SettingsError } from "#server/settings.ts";
import { openKeyring } from "#server/tokens/keyring.ts";
import { signAnonKey } from "#server/tokens/sign.ts";
import { createAuthenticate, createVerifier } from "#server/tokens/verify.ts";
import packageJson from "../package.json" with { type: "json" };

const ROOT = join(import.meta.dirname, "..");
const MIGRATIONS = join(ROOT, "supabase", "migrations");
const HOUR_MS = 3_600_000;
const LOOK_FOR_ROOM_MS = 2_000;
const PUT_OFF_EVERY_MS = 30_000;

export type RunningServer = {
  /** Where it really listens; people use the site's address. */
  readonly url: string;
  readonly siteUrl: string;
  readonly db: Database;
  /** The public anonymous key, as /config.json gives it. */
  readonly anonKey: string;
  /** Gets ready, while nobody asks yet, what the first request would wait for. */
  warm(): Promise<void>;
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
  // What was opened is closed in the opposite order, at a stop as after a failed start.
  await using opened = new AsyncDisposableStack();
  const { settings, log, say = () => undefined, siteFolder = join(ROOT, "build", "client") } = options;
  prepareDataFolder(settings.dataDir);

  const http = await openHttpServer(settings.host, settings.port, { behindProxy: settings.trustProxy });
  opened.defer(() => http.close());
  const siteUrl = settings.siteUrl ?? `http://localhost:${http.port}`;
  const https = siteUrl.startsWith("https:");
  const headers = securityHeaders({ https });

  // Read while the database wakes; what is wrong with it is told below, where it is waited for.
  const reading = loadCatalogue();
  reading.catch(() => undefined);
  const drawing = createPool(1);
  opened.defer(() => drawing.close());
  let plateCache: Promise<PlateCache> | undefined;
  const shared: Shared = {
    settings,
    log,
    say,
    http,
    siteUrl,
    https,
    headers,
    reading,
    plates() {
      plateCache ??= reading.then(({ plants }) => createPlateCache(plateFolder, plants, drawing));
      return plateCache;
    },
    async files() {
      const site = existsSync(siteFolder)
        ? [createServeSite(loadSiteFiles(siteFolder, { https, siteUrl }), headers)]
        : [];
      return [...site, createServePlates(await shared.plates(), headers)];
    },
  };
  if (!existsSync(join(siteFolder, "index.html")))
    say("There are no pages in build/client, only the API is served: npm run build makes them");
  const house = await openWhenThereIsRoom(shared);
  const everything = opened.move();
  return {
    url: `http://${settings.host.includes(":") ? `[${settings.host}]` : settings.host}:${http.port}`,
    siteUrl,
    db: house.db,
    anonKey: house.anonKey,
    async warm() {
      house.warm();
      await (await shared.plates()).warm();
    },
    stop: once(async () => {
      house.beginStop();
      // Nothing may be taken away from a request in flight: the door is shut and emptied first. What nobody in flight
      // needs ends meanwhile, as do the plates that would keep them waiting.
      await Promise.all([http.close(), drawing.close(), house.stopReminders()]);
      await house.close();
      await everything.disposeAsync();
    }),
  };
}

type Shared = {
  readonly settings: Settings;
  readonly log: Log;
  readonly say: (line: string) => void;
  readonly http: HttpServer;
  readonly siteUrl: string;
  readonly https: boolean;
  readonly headers: Record<string, string>;
  readonly reading: Promise<Catalogue>;
  plates(): Promise<PlateCache>;
  files(): Promise<ServeFiles[]>;
};

/** What needs the database. */
type House = {
  readonly db: Database;
  readonly anonKey: string;
  warm(): void;
  beginStop(): void;
  stopReminders(): Promise<void>;
  close(): Promise<void>;
};

/**
 * A full disk does not end the start: pages and plates are served, the API says why it cannot answer, and the database is
 * opened as soon as there is room.
 */
async function openWhenThereIsRoom(shared: Shared): Promise<House> {
  const { settings, log, say, http } = shared;
  for (let told = false; ; ) {
    try {
      return await openHouse(shared);
    } catch (error) {
      if (!isForWantOfRoom(error, settings)) throw error;
      if (!told) {
        told = true;
        log.error(describeError(error), "the disk is full");
        say("The disk is full: only pages and pictures are served until there is room");
        http.answerWith(await pagesOnly(shared));
      }
    }
    do await pause(LOOK_FOR_ROOM_MS);
    while (settings.databaseUrl === undefined && !hasRoomToOpen(settings.dataDir));
  }
}

/** The embedded database's own message does not always name the cause. */
function isForWantOfRoom(error: unknown, { databaseUrl, dataDir }: Settings): boolean {
  if (isDiskFull(error)) return true;
  const isOther = error instanceof SettingsError || error instanceof DataFolderInUseError;
  return !isOther && databaseUrl === undefined && !hasRoomToOpen(dataDir);
}

async function pagesOnly(shared: Shared): Promise<RequestListener> {
  const { settings, log, siteUrl, https, headers } = shared;
  // A key that is not there yet cannot be made now.
  const anonKey = await openKeyring(settings)
    .then((keyring) => signAnonKey(keyring, Math.floor(Date.now() / 1000)))
    .catch(() => undefined);
  const publicConfig = (host: string | undefined) =>
    anonKey === undefined
      ? undefined
      : {
          supabaseUrl: publicUrl(host, siteUrl),
          supabaseKey: anonKey,
          pushKey: null,
          supportWhatsapp: settings.supportWhatsapp ?? null,
        };
  return createListener({
    log,
    headers,
    apiPolicy: contentSecurityPolicy({ https }),
    files: await shared.files(),
    admit: () => undefined,
    api: async (request, response) =>
      answerWithoutDatabase({ version: packageJson.version, publicConfig }, request, response),
  });
}

async function openHouse(shared: Shared): Promise<House> {
  await using opened = new AsyncDisposableStack();
  const { settings, log, say, http, siteUrl, https, headers, reading } = shared;
  const db = await openDatabase({
    databaseUrl: settings.databaseUrl,
    dataDir: settings.dataDir,
    onLog: (message, details = {}) => log.warn(details, message),
  });
  opened.defer(() => db.close());
  await refuseForeignAccounts(db);
  const catalogue = await reading;
  let prepared = await prepareUnlessFull(db, catalogue, say, log);
  // Written only when it changes, so that it can be read on a full disk.
  await db.query(
    "update private.house_rules set admin_needs_second_step = $1::boolean where admin_needs_second_step is distinct from $1::boolean",
    [settings.adminNeedsSecondStep],
  );

  const keyring = await openKeyring(settings);
  const anonKey = await signAnonKey(keyring, Math.floor(Date.now() / 1000));
  const authenticate = createAuthenticate(createVerifier(keyring));
  const limiter = createLimiter(db, Date.now);
  const metrics = createMetrics({ db, version: packageJson.version, now: Date.now });
  opened.defer(() => metrics.stop());
  const accounts = await openAccounts({
    db,
    settings,
    siteUrl,
    keyring,
    limiter,
    log,
    now: Date.now,
    metrics,
  });
  opened.defer(() => accounts.stop());
  const reminders = openReminders({
    db,
    settings,
    siteUrl,
    mail: accounts.mail,
    authenticate,
    limiter,
    log,
    now: Date.now,
    metrics,
  });
  opened.defer(() => reminders.stop());
  const gate = createFloodGate({
    db,
    limit: settings.apiRateLimit,
    now: Date.now,
    onError: (error) => log.warn(describeError(error), "request counts could not be shared"),
  });
  opened.defer(() => gate.stop());
  const crowd = createCrowdGate();

  const chat = await openChat({
    db,
    catalogue,
    settings,
    authenticate,
    limiter,
    log,
    now: Date.now,
    metrics,
  });
  opened.defer(() => chat.stop());

  const believedTime = await openBelievedTime(db, Date.now);

  const stopChores = every(
    [
      {
        name: "what a full disk put off",
        everyMs: PUT_OFF_EVERY_MS,
        async run() {
          if (prepared) return;
          await prepareDatabase(db, catalogue, say);
          prepared = true;
        },
      },
      {
        name: "plant of the day",
        everyMs: HOUR_MS,
        run: () => fillPlantOfTheDay(db, catalogue, Date.now()),
      },
      { name: "limits", everyMs: HOUR_MS, run: () => limiter.purge() },
      { name: "reminders", everyMs: REMINDERS_EVERY_MS, run: () => reminders.job.run() },
      {
        name: "retention",
        everyMs: HOUR_MS,
        async run() {
          const now = await believedTime();
          await Promise.all([accounts.sweep(now), forgetOldData(db, now)]);
        },
      },
    ],
    log,
  );
  opened.defer(stopChores);

  let stopping = false;
  const api = createApi({
    log,
    health: () => ({
      ready: !stopping,
      database: db.kind,
      version: packageJson.version,
      problem: prepared ? undefined : "The disk is full: nothing can be saved until there is room.",
    }),
    publicConfig: (host) => ({
      supabaseUrl: publicUrl(host, siteUrl),
      supabaseKey: anonKey,
      pushKey: reminders.pushKey,
      supportWhatsapp: settings.supportWhatsapp ?? null,
    }),
    rest: createRestApp({
      db,
      authenticate,
      schemas: [...settings.apiSchemas],
      maxRows: 1000,
      // The embedded database has one session: a second request at hand keeps it busy.
      ...(settings.apiQueryShare > 0 && {
        gate: createQueryGate({
          now: () => performance.now(),
          share: settings.apiQueryShare / 100,
          atOnce: db.kind === "pglite" ? 2 : 4,
        }),
      }),
    }),
    auth: accounts.auth,
    functions: chat.app,
    reminders: reminders.app,
    mailbox: accounts.mailbox,
    metrics: createMetricsApp(metrics, {
      token: settings.metricsToken,
      siteUrl,
      trustProxy: settings.trustProxy,
    }),
  });
  const apiListener = getRequestListener(api.fetch, { overrideGlobalObjects: false });
  http.answerWith(
    measured(
      createListener({
        log,
        headers,
        apiPolicy: contentSecurityPolicy({ https }),
        files: await shared.files(),
        admit: (request) => gate.admit(networkOf(clientAddress(request, settings.trustProxy))),
        api: async (request, response) => {
          if (!crowd.enter(request, response)) return;
          const network = networkOf(clientAddress(request, settings.trustProxy));
          await onBehalfOf(network, () => apiListener(request, response));
        },
      }),
      metrics,
    ),
  );

  const everything = opened.move();
  return {
    db,
    anonKey,
    warm: () => chat.warm(),
    beginStop() {
      stopping = true;
    },
    stopReminders: () => reminders.stop(),
    close: () => everything.disposeAsync(),
  };
}

function once(run: () => Promise<void>): () => Promise<void> {
  let done: Promise<void> | undefined;
  return () => {
    done ??= run();
    return done;
  };
}

/** @returns false when nothing could be written, but everything that is needed to read is there */
async function prepareUnlessFull(
  db: Database,
  catalogue: Catalogue,
  say: (line: string) => void,
  log: Log,
): Promise<boolean> {
  try {
    await prepareDatabase(db, catalogue, say);
    return true;
  } catch (error) {
    if (!isDiskFull(error) || !(await isUpToDate(db, MIGRATIONS))) throw error;
    log.error(describeError(error), "the disk is full");
    say("The disk is full: everything can be read, and nothing saved until there is room");
    return false;
  }
}

/** Brings any database, new or old, to today's tables and content. */
export async function prepareDatabase(
  db: Database,
  catalogue: Catalogue,
  say: (line: string) => void = () => undefined,
): Promise<void> {
  const applied = await migrate(db, MIGRATIONS);
  if (applied.length > 0) say(`Database: ${applied.length} migrations applied`);
  const { inserted, updated } = await seed(db, seedTables(catalogue));
  if (inserted + updated > 0) say(`Catalogue: ${inserted} rows added, ${updated} updated`);
  await fillPlantOfTheDay(db, catalogue, Date.now());
}

/** A hosted Supabase keeps its people in tables of the same names, for a service of its own: two cannot keep them. */
async function refuseForeignAccounts(db: Database): Promise<void> {
  const { rows } = await db.query("select to_regclass('auth.schema_migrations') as theirs");
  if (rows[0]?.theirs) {
    throw new SettingsError(
      "DATABASE_URL names a hosted Supabase's database, whose accounts are not ours to keep: docs/supabase.md says what runs there",
    );
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

/** The address the browser should call: the one it came by, unless the site is known by an https name. */
function publicUrl(host: string | undefined, siteUrl: string): string {
  if (host === undefined || siteUrl.startsWith("https:")) return siteUrl;
  return /^[\w.:[\]-]+$/.test(host) ? `http://${host}` : siteUrl;
}
