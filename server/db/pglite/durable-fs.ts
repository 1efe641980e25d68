/**
 * PGlite's folder-backed file system with a real fsync, which PGlite leaves out. Runs inside the
 * worker thread.
 */
import { fsyncSync } from "node:fs";
import type { PGlite, PGliteOptions } from "@electric-sql/pglite";
import { NodeFS } from "@electric-sql/pglite/nodefs";

type Stream = { readonly nfd: number };
type FolderModule = { NODEFS: { stream_ops: { fsync?: (stream: Stream) => number } } };

export class DurableFs extends NodeFS {
  readonly #onSync: (ms: number) => void;

  /** @param onSync called with the time that each sync took */
  constructor(folder: string, onSync: (ms: number) => void) {
    super(folder);
    this.#onSync = onSync;
  }

  override async init(pg: PGlite, options: Parameters<NodeFS["init"]>[1]) {
    const { emscriptenOpts } = await super.init(pg, options);
    const addSync = (module: FolderModule) => {
      // Also called for directories: a new WAL segment's name is synced with its folder.
      module.NODEFS.stream_ops.fsync = (stream) => {
        const started = performance.now();
        fsyncSync(stream.nfd);
        this.#onSync(performance.now() - started);
        return 0;
      };
    };
    const preRun = [addSync, ...(emscriptenOpts.preRun ?? [])];
    return { emscriptenOpts: Object.assign(emscriptenOpts, { preRun }) };
  }
}

/** PostgreSQL's start-up parameters inside PGlite: real syncs, and modest memory use. */
export const startParams: PGliteOptions["startParams"] = [
  "--single",
  "-j",
  ...Object.entries({
    fsync: "on",
    wal_sync_method: "fsync",
    search_path: "public",
    exit_on_error: "false",
    log_checkpoints: "false",
    io_method: "sync",
    max_worker_processes: "0",
    max_parallel_workers: "0",
    max_parallel_workers_per_gather: "0",
    max_parallel_maintenance_workers: "0",
    max_connections: "5",
    max_stack_depth: "512kB",
    shared_buffers: "32MB",
    maintenance_work_mem: "16MB",
  }).flatMap(([name, value]) => ["-c", `${name}=${value}`]),
];
