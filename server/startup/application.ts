/** Everything that needs the database: opens it, puts the features together and answers requests with them. */
import type { IncomingMessage } from "node:http";
import { getRequestListener } from "@hono/node-server";
import type { Catalogue } from "#catalogue/catalogue.ts";
import { buildLibrary } from "#games/build-library.ts";
import { type Accounts, openAccounts } from "#server/auth/open-accounts.ts";
import { onBehalfOf } from "#server/db/caller.ts";
import type { Database } from "#server/db/database.ts";
import { type DatabaseTimeouts, openDatabase } from "#server/db/open.ts";
import type { FunctionApp } from "#server/functions/function-app.ts";
import { createGamesApp } from "#server/functions/games-app.ts";
import { type Chat, openChat } from "#server/functions/open-chat.ts";
import { createApi } from "#server/http/api.ts";
import { clientAddress } from "#server/http/client-address.ts";
import { contentSecurityPolicy } from "#server/http/content-security.ts";
import type { HttpServer } from "#server/http/http-server.ts";
import { createListener, type ServeFiles } from "#server/http/listener.ts";
import { scheduleJobs } from "#server/jobs/schedule.ts";
import { openTrustedClock } from "#server/jobs/trusted-clock.ts";
import { createBodySpace, SMALL_BODY_BYTES } from "#server/limits/body-space.ts";
import { createConcurrencyLimiter, HOUSEKEEPING } from "#server/limits/concurrency-limiter.ts";
import { declaredBytes } from "#server/limits/declared-bytes.ts";
import { createNetworkRateLimiter } from "#server/limits/network-rate-limiter.ts";
import { createNetworkTurns, type NetworkTurns } from "#server/limits/network-turns.ts";
import { createQueryBudget } from "#server/limits/query-budget.ts";
import { createRateLimiter } from "#server/limits/rate-limiter.ts";
import { describeError, type Log } from "#server/log.ts";
import { createMetricsApp } from "#server/metrics/app.ts";
import { createMetrics, type Metrics } from "#server/metrics/metrics.ts";
import { withRequestMetrics } from "#server/metrics/routes.ts";
import { modelServer } from "#server/model/model-settings.ts";
import { networkOf } from "#server/networks/network.ts";
import { openReminders, type Reminders } from "#server/reminders/open-reminders.ts";
import { createRestApp } from "#server/rest/app.ts";
import { BODY_KINDS } from "#server/rest/http/payload.ts";
import type { Settings } from "#server/settings.ts";
import { openKeyring } from "#server/tokens/keyring.ts";
import { signAnonKey } from "#server/tokens/sign.ts";
import { createAuthenticate, createVerifier } from "#server/tokens/verify.ts";
import packageJson from "../../package.json" with { type: "json" };
import { backgroundJobs } from "./background-jobs.ts";
import { openOperatorCommands } from "./operator-commands.ts";
import { prepareDatabase, prepareUnlessDiskFull, refuseHostedDatabase } from "./prepare-database.ts";
import { publicUrl } from "./public-url.ts";

/** What is opened before the database, and is there while the database cannot be opened. */
export type StartContext = {
  readonly settings: Settings;
  readonly log: Log;
  /** Receives progress lines for the person at the terminal. */
  readonly say: (line: string) => void;
  readonly http: HttpServer;
  readonly siteUrl: string;
  readonly https: boolean;
  readonly headers: Record<string, string>;
  readonly catalogue: Promise<Catalogue>;
  readonly databaseTimeouts: DatabaseTimeouts;
  /** The handlers of the site's files and plates. */
  files(): Promise<ServeFiles[]>;
};

export type Application = {
  readonly db: Database;
  readonly anonKey: string;
  /** Starts what the first request would otherwise wait for. */
  warm(): void;
  /** Makes /readyz say that no more requests should be sent here. */
  beginStop(): void;
  stopReminders(): Promise<void>;
  close(): Promise<void>;
};

export async function openApplication(context: StartContext): Promise<Application> {
  await using opened = new AsyncDisposableStack();
  const { settings, log, say } = context;
  const db = await openDatabase({
    databaseUrl: settings.databaseUrl,
    dataDir: settings.dataDir,
    ...context.databaseTimeouts,
    onLog: (message, details = {}) => log.warn(details, message),
  });
  opened.defer(() => db.close());
  await refuseHostedDatabase(db);
  const catalogue = await context.catalogue;
  let prepared = await prepareUnlessDiskFull(db, catalogue, say, log);
  await storeAdminRule(db, settings.adminNeedsSecondStep);

  const features = await openFeatures(context, db, catalogue, opened);
  const { limiter, accounts, reminders, chat, anonKey } = features;
  const stopJobs = scheduleJobs(
    backgroundJobs({
      db,
      catalogue,
      limiter,
      accounts,
      reminders: reminders.job,
      trustedClock: await openTrustedClock(db, Date.now),
      async retryPreparation() {
        if (prepared) return;
        await prepareDatabase(db, catalogue, say);
        prepared = true;
      },
    }),
    log,
  );
  opened.defer(stopJobs);

  let stopping = false;
  const turns = createNetworkTurns();
  const api = createApplicationApi(context, db, features, turns, () => ({ ready: !stopping, prepared }));
  await answerRequests(context, db, features.metrics, { api, turns }, opened);

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

/** Written only when it changes, so that the server can start on a full disk. */
async function storeAdminRule(db: Database, adminNeedsSecondStep: boolean): Promise<void> {
  await db.query(
    "update private.house_rules set admin_needs_second_step = $1::boolean where admin_needs_second_step is distinct from $1::boolean",
    [adminNeedsSecondStep],
  );
}

type Features = {
  readonly anonKey: string;
  readonly authenticate: ReturnType<typeof createAuthenticate>;
  readonly limiter: ReturnType<typeof createRateLimiter>;
  readonly metrics: Metrics;
  readonly accounts: Accounts;
  readonly reminders: Reminders;
  readonly chat: Chat;
  readonly games: FunctionApp;
};

async function openFeatures(
  { settings, siteUrl, log }: StartContext,
  db: Database,
  catalogue: Catalogue,
  opened: AsyncDisposableStack,
): Promise<Features> {
  const keyring = await openKeyring(settings);
  const anonKey = await signAnonKey(keyring, Math.floor(Date.now() / 1000));
  const authenticate = createAuthenticate(createVerifier(keyring));
  const limiter = createRateLimiter(db, Date.now);
  const metrics = createMetrics({ db, version: packageJson.version, now: Date.now });
  opened.defer(() => metrics.stop());
  const common = { db, settings, limiter, log, now: Date.now, metrics };
  const accounts = openAccounts({ ...common, siteUrl, keyring });
  opened.defer(() => accounts.stop());
  const operatorCommands = await openOperatorCommands(db, settings.dataDir, Date.now);
  opened.defer(() => operatorCommands?.close());
  const reminders = openReminders({ ...common, siteUrl, mail: accounts.mail, authenticate });
  opened.defer(() => reminders.stop());
  const chat = await openChat({ ...common, catalogue, authenticate });
  opened.defer(() => chat.stop());
  const games = createGamesApp({
    ...common,
    authenticate,
    clientAddress: ({ env }) => clientAddress(env.incoming, settings.trustProxy),
    library: buildLibrary(catalogue),
  });
  return { anonKey, authenticate, limiter, metrics, accounts, reminders, chat, games };
}

type Api = ReturnType<typeof createApi>;

function createApplicationApi(
  { settings, siteUrl, log }: StartContext,
  db: Database,
  { anonKey, authenticate, accounts, reminders, chat, games, metrics }: Features,
  turns: NetworkTurns,
  state: () => { ready: boolean; prepared: boolean },
): Api {
  return createApi({
    log,
    health() {
      const { ready, prepared } = state();
      return {
        ready,
        database: db.kind,
        version: packageJson.version,
        problem: prepared ? undefined : "The disk is full: nothing can be saved until there is room.",
      };
    },
    publicConfig: (host) => ({
      supabaseUrl: publicUrl(host, siteUrl),
      supabaseKey: anonKey,
      passkeys: settings.auth.passkeys,
      pushKey: reminders.pushKey,
      supportWhatsapp: settings.supportWhatsapp ?? null,
      supportContact: settings.supportContact ?? null,
      modelServer: modelServer(settings.model),
    }),
    bodies: { space: createBodySpace(), turns },
    rest: createRestApp({
      db,
      authenticate,
      schemas: [...settings.apiSchemas],
      maxRows: 1000,
      sharedRelations: ["plants", "plant_of_the_day"].map((name) => ({ schema: "public", name })),
      slowRoutines: new Set(["admin_figures", "delete_my_account", "export_my_data"]),
      // The embedded database has one session: a second request in progress is ready when the first one ends.
      ...(settings.apiDatabaseShare > 0 && {
        queryBudget: createQueryBudget({
          now: () => performance.now(),
          share: settings.apiDatabaseShare / 100,
          // PostgreSQL works for several at once, and keeps connections free for others.
          ...(db.kind === "pglite" ? { concurrency: 2 } : { concurrency: 4, sharedShare: 1 }),
        }),
      }),
    }),
    restBodyTypes: new Set(BODY_KINDS.keys()),
    auth: accounts.auth,
    functions: chat.app,
    reminders: reminders.app,
    games,
    mailbox: accounts.mailbox,
    metrics: createMetricsApp(metrics, {
      token: settings.metricsToken,
      siteUrl,
      trustProxy: settings.trustProxy,
    }),
  });
}

async function answerRequests(
  context: StartContext,
  db: Database,
  metrics: Metrics,
  { api, turns }: { api: Api; turns: NetworkTurns },
  opened: AsyncDisposableStack,
): Promise<void> {
  const { settings, log, http, https, headers } = context;
  const rateLimiter = createNetworkRateLimiter({
    db,
    limit: settings.apiRateLimit,
    now: Date.now,
    onError: (error) => log.warn(describeError(error), "request counts could not be shared"),
  });
  opened.defer(() => rateLimiter.stop());
  const concurrencyLimiter = createConcurrencyLimiter();
  const networkFor = (request: IncomingMessage) => networkOf(clientAddress(request, settings.trustProxy));
  const apiListener = getRequestListener(api.fetch, { overrideGlobalObjects: false });
  http.answerWith(
    withRequestMetrics(
      createListener({
        log,
        headers,
        apiPolicy: contentSecurityPolicy({ https }),
        files: await context.files(),
        // Health checks do not wait behind the other requests of their network, which may be everybody's behind a proxy.
        turn: (request) =>
          turns.take(`${networkFor(request)}${HOUSEKEEPING.test(request.url ?? "") ? " housekeeping" : ""}`),
        admit: (request) =>
          rateLimiter.admit(networkFor(request), 1 + Math.floor(declaredBytes(request) / SMALL_BODY_BYTES)),
        api: async (request, response) => {
          const network = networkFor(request);
          const standAside = concurrencyLimiter.admit(request, response, network);
          if (standAside === undefined) return;
          await onBehalfOf(network, () => apiListener(request, response), standAside);
        },
      }),
      metrics,
    ),
  );
}
