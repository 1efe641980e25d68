/** Opens PGlite on its folder: locked first, created whole or not at all. */
import { closeSync, existsSync, fsyncSync, openSync, readdirSync, renameSync, rmSync } from "node:fs";
import { dirname, join } from "node:path";
import { lockFolder } from "../folder-lock.ts";
import { DiskRoom } from "./disk-room.ts";
import { Engine } from "./engine.ts";
import type { EngineSettings } from "./job.ts";
import { Maintenance, type MaintenanceSettings } from "./maintenance.ts";
import { PgliteDatabase } from "./pglite-database.ts";

export type PgliteSettings = EngineSettings & {
  readonly lockFile: string;
  readonly maintenance: MaintenanceSettings;
};

export async function openPglite(settings: PgliteSettings): Promise<PgliteDatabase> {
  const lock = lockFolder(settings.lockFile, dirname(settings.folder));
  try {
    if (!existsSync(settings.folder)) await create(settings);
    const engine = new Engine(settings);
    await engine.open();
    const maintenance = new Maintenance(engine, settings.maintenance);
    return new PgliteDatabase(engine, maintenance, lock, new DiskRoom(settings.folder));
  } catch (error) {
    lock.release();
    throw error;
  }
}

/** A start killed halfway must not leave a folder that looks like a database: it is built aside, then named. */
async function create(settings: EngineSettings): Promise<void> {
  const aside = `${settings.folder}.new`;
  rmSync(aside, { recursive: true, force: true });
  const engine = new Engine({ ...settings, folder: aside });
  await engine.open();
  await engine.close();
  syncTree(aside);
  renameSync(aside, settings.folder);
  syncPath(dirname(settings.folder));
}

function syncTree(folder: string): void {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) syncTree(path);
    else syncPath(path);
  }
  syncPath(folder);
}

function syncPath(path: string): void {
  const descriptor = openSync(path, "r");
  try {
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}
