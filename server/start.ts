/**
 * Starts the whole server and gives back the handle that stops it. The port is taken before anything on disk is
 * touched, so that a second start of the same thing fails with nothing changed.
 */
import { accessSync, constants, existsSync, mkdirSync } from "node:fs";
import { join } from "node:path";
import { getRequestListener } from "@hono/node-server";
import type { Catalogue } from "#catalogue/catalogue.ts";
import { loadCatalogue } from "#catalogue/load.ts";
import { openAccounts } from "#server/accounts.ts";
import { openChat } from "#server/chat.ts";
import { onBehalfOf } from "#server/db/caller.ts";
import type { Database } from "#server/db/database.ts";
import { migrate } from "#server/db/migrate.ts";
import { openDatabase } from "#server/db/open.ts";
import { createApi } from "#server/http/api.ts";
import { clientAddress } from "#server/http/client-address.ts";
import { contentSecurityPolicy, securityHeaders } from "#server/http/content-security.ts";
import { openHttpServer } from "#server/http/http-server.ts";
import { createListener } from "#server/http/listener.ts";
import { createServeSite } from "#server/http/serve-site.ts";
import { loadSiteFiles } from "#server/http/site-files.ts";
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
import { createPlateRoom } from "#server/plates/plate-room.ts";
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
const HOUR_MS = 3_600_000;

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

  const http = await openHttpServer(settings.host, settings.port);
  opened.defer(() => http.close());
  const siteUrl = settings.siteUrl ?? `http://localhost:${http.port}`;

  // Read while the database wakes; what is wrong with it is told below, where it is waited for.
  const reading = loadCatalogue();
  reading.catch(() => undefined);
  const db = await openDatabase({
    databaseUrl: settings.databaseUrl,
    dataDir: settings.dataDir,
    onLog: (message, details = {}) => log.warn(details, message),
  });
  opened.defer(() => db.close());
  await refuseForeignAccounts(db);
  const catalogue = await reading;
  await prepareDatabase(db, catalogue, say);
  await db.query("update private.house_rules set admin_needs_second_step = $1", [
    settings.adminNeedsSecondStep,
  ]);
  const drawing = createPool(1);
  opened.defer(() => drawing.close());
  const plates = createPlateRoom(plateFolder, catalogue.plants, drawing);

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
  const queryGate =
    settings.apiDatabaseShare === 0
      ? undefined
      : createQueryGate({
          now: () => performance.now(),
          share: settings.apiDatabaseShare / 100,
          // The embedded database has one session: a second request at hand keeps it busy.
          atOnce: db.kind === "pglite" ? 2 : 4,
        });

  const believedTime = await openBelievedTime(db, Date.now);

  const stopChores = every(
    [
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
  const https = siteUrl.startsWith("https:");
  const headers = securityHeaders({ https });
  const api = createApi({
    log,
    health: () => ({ ready: !stopping, database: db.kind, version: packageJson.version }),
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
      gate: queryGate,
    }),
    auth: accounts.auth,
    functions: await openChat({
      db,
      catalogue,
      settings,
      authenticate,
      limiter,
      log,
      now: Date.now,
      metrics,
    }),
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
        files: [
          ...(existsSync(siteFolder)
            ? [createServeSite(loadSiteFiles(siteFolder, { https, siteUrl }), headers)]
            : []),
          createServePlates(plates, headers),
        ],
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

  if (!existsSync(join(siteFolder, "index.html")))
    say("There are no pages in build/client, only the API is served: npm run build makes them");
  const everything = opened.move();
  const stop = async () => {
    stopping = true;
    // Nothing may be taken away from a request in flight: the door is shut and emptied first. What nobody in flight needs
    // ends meanwhile, as do the plates that would keep them waiting.
    await Promise.all([http.close(), drawing.close(), reminders.stop()]);
    await everything.disposeAsync();
  };
  let stopped: Promise<void> | undefined;
  return {
    url: `http://${settings.host.includes(":") ? `[${settings.host}]` : settings.host}:${http.port}`,
    siteUrl,
    db,
    anonKey,
    warm: plates.warm,
    stop() {
      stopped ??= stop();
      return stopped;
    },
  };
}

/** Brings any database, new or old, to today's tables and content. */
export async function prepareDatabase(
  db: Database,
  catalogue: Catalogue,
  say: (line: string) => void = () => undefined,
): Promise<void> {
  const applied = await migrate(db, join(ROOT, "supabase", "migrations"));
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
