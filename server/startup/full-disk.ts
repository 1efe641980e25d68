/**
 * Starting on a full disk: files are served and the API says why it cannot answer, until there is room to open the
 * database.
 */
import type { RequestListener } from "node:http";
import { setTimeout as pause } from "node:timers/promises";
import { DataFolderInUseError } from "#server/db/database.ts";
import { hasRoomToOpen, isDiskFull } from "#server/db/disk-full.ts";
import { contentSecurityPolicy } from "#server/http/content-security.ts";
import { createListener } from "#server/http/listener.ts";
import { answerWithoutDatabase } from "#server/http/without-database.ts";
import { describeError } from "#server/log.ts";
import { modelServer } from "#server/model/model-settings.ts";
import type { Settings } from "#server/settings.ts";
import { SettingsError } from "#server/settings-error.ts";
import { openKeyring } from "#server/tokens/keyring.ts";
import { signAnonKey } from "#server/tokens/sign.ts";
import packageJson from "../../package.json" with { type: "json" };
import { type Application, openApplication, type StartContext } from "./application.ts";
import { publicUrl } from "./public-url.ts";

const CHECK_FOR_ROOM_MS = 2_000;

export async function openApplicationWhenThereIsRoom(context: StartContext): Promise<Application> {
  const { settings, log, say, http } = context;
  for (let reported = false; ; ) {
    try {
      return await openApplication(context);
    } catch (error) {
      if (!isCausedByFullDisk(error, settings)) throw error;
      if (!reported) {
        reported = true;
        log.error(describeError(error), "the disk is full");
        say("The disk is full: only pages and pictures are served until there is room");
        http.answerWith(await filesOnly(context));
      }
    }
    do await pause(CHECK_FOR_ROOM_MS);
    while (settings.databaseUrl === undefined && !hasRoomToOpen(settings.dataDir));
  }
}

/** The embedded database's own message does not always name the cause, so the free space is checked as well. */
function isCausedByFullDisk(error: unknown, { databaseUrl, dataDir }: Settings): boolean {
  if (isDiskFull(error)) return true;
  const isOther = error instanceof SettingsError || error instanceof DataFolderInUseError;
  return !isOther && databaseUrl === undefined && !hasRoomToOpen(dataDir);
}

async function filesOnly(context: StartContext): Promise<RequestListener> {
  const { settings, log, siteUrl, https, headers } = context;
  // On a first start the key cannot be created now.
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
          supportContact: settings.supportContact ?? null,
          modelServer: modelServer(settings.model),
        };
  return createListener({
    log,
    headers,
    apiPolicy: contentSecurityPolicy({ https }),
    files: await context.files(),
    turn: async () => true,
    admit: () => undefined,
    api: async (request, response) =>
      answerWithoutDatabase({ version: packageJson.version, publicConfig }, request, response),
  });
}
