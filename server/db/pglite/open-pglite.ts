/** Opens PGlite on its folder: takes the folder lock first, and creates a new database atomically. */
import { closeSync, existsSync, fsyncSync, openSync, readdirSync, renameSync, rmSync } from "node:fs";
import { dirname, join } from "node:path";
import { lockFolder } from "../folder-lock.ts";
import { DiskSpaceMonitor } from "./disk-space-monitor.ts";
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
    return new PgliteDatabase(engine, maintenance, lock, new DiskSpaceMonitor(settings.folder));
  } catch (error) {
    lock.release();
    throw error;
  }
}

/** Creates the database in a temporary folder and renames it, so that a killed start leaves no partial database. */
async function create(settings: EngineSettings): Promise<void> {
  const temporary = `${settings.folder}.new`;
  rmSync(temporary, { recursive: true, force: true });
  const engine = new Engine({ ...settings, folder: temporary });
  await engine.open();
  await engine.close();
  syncTree(temporary);
  renameSync(temporary, settings.folder);
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
