/**
 * The herbalist in worker threads. A question takes milliseconds of pure computation, which would block other requests;
 * here it waits in a bounded queue that is fair between networks, and is cancelled when it takes too long.
 */
import { availableParallelism } from "node:os";
import { serialize } from "node:v8";
import type { GroundingClient } from "#server/model/grounding-client.ts";
import { TaskOverdue } from "#server/threads/pool-thread.ts";
import { createWorkerPool, PoolClosed, PoolFull, type PoolOptions } from "#server/threads/worker-pool.ts";
import { Refusal, UNAVAILABLE_MESSAGE } from "./function-app.ts";
import type { HerbalistClient } from "./herbalist-client.ts";
import type {
  HerbalistData,
  HerbalistKnowledge,
  HerbalistResult,
  HerbalistTask,
  ResultOf,
  TaskKind,
  TaskOf,
} from "./herbalist-worker.ts";

export type HerbalistPool = HerbalistClient & {
  /** The part that works with a language model. */
  readonly grounding: GroundingClient;
  /** Starts a thread before the first question. */
  warm(): void;
  /** Ends immediately; unanswered questions are refused. */
  close(): Promise<void>;
};

export type HerbalistPoolOptions = HerbalistKnowledge &
  Pick<PoolOptions, "onTask" | "onWaiting"> & {
    readonly size?: number;
    readonly queue?: PoolOptions["queue"];
    readonly deadlineMs?: number;
  };

/** The main thread and the database need a core of their own; each thread uses about 100 MB. */
const SIZE = Math.max(1, Math.min(2, availableParallelism() - 1));
/** Two seconds of the most expensive questions; one network may fill an eighth of it. */
const QUEUE = { most: 64, mostPerGroup: 8 } as const;
/** Whoever waits longer has gone, or asks again. */
const MAX_WAIT_MS = 8_000;
/** A hundred times what the most expensive question takes on a small machine. */
const DEADLINE_MS = 4_000;
/** Ten times what the catalogue and the model need. */
const MAX_MEGABYTES = 512;
const BUSY = "Many people are asking right now. Please try again in a few seconds.";
const BUSY_SECONDS = 3;
const FAILED_SECONDS = 5;

export function createHerbalistPool(options: HerbalistPoolOptions): HerbalistPool {
  const { catalogue, helplines, onTask, onWaiting } = options;
  const workerData: HerbalistData = { knowledge: shared({ catalogue, helplines }) };
  const pool = createWorkerPool<HerbalistTask, HerbalistResult>({
    script: new URL("./herbalist-worker.ts", import.meta.url),
    workerData,
    size: options.size ?? SIZE,
    queue: options.queue ?? QUEUE,
    deadlineMs: options.deadlineMs ?? DEADLINE_MS,
    maxWaitMs: MAX_WAIT_MS,
    resourceLimits: { maxOldGenerationSizeMb: MAX_MEGABYTES },
    keepReady: true,
    ...(onTask === undefined ? {} : { onTask }),
    ...(onWaiting === undefined ? {} : { onWaiting }),
  });

  async function run<Kind extends TaskKind>(
    task: TaskOf<Kind> & HerbalistTask,
    group: string,
  ): Promise<ResultOf<Kind>["value"]> {
    const result = await pool.run(task, { group }).catch((error: unknown) => {
      throw asRefusal(error);
    });
    if (!isOfKind(result, task.kind)) throw new Error("the herbalist did not answer what was asked");
    return result.value;
  }

  return {
    answer: (question, history, context, network) =>
      run<"answer">({ kind: "answer", question, history, context }, network),
    grounding: {
      begin: (asked) => run<"begin">({ kind: "begin", asked }, asked.network),
      ground: (asked, readerReply, thread) =>
        run<"ground">({ kind: "ground", asked, readerReply, thread }, asked.network),
      check: (grounds, block, at, network) => run<"check">({ kind: "check", grounds, block, at }, network),
      finish: (grounds, blocks, network) => run<"finish">({ kind: "finish", grounds, blocks }, network),
    },
    warm: pool.warm,
    close: () => pool.close(),
  };
}

function isOfKind<Kind extends TaskKind>(
  result: HerbalistResult,
  kind: Kind,
): result is HerbalistResult & ResultOf<Kind> {
  return result.kind === kind;
}

function asRefusal(error: unknown): unknown {
  if (error instanceof PoolFull) return new Refusal(503, BUSY, BUSY_SECONDS);
  if (error instanceof TaskOverdue || error instanceof PoolClosed)
    return new Refusal(503, UNAVAILABLE_MESSAGE, FAILED_SECONDS);
  return error;
}

/** Serialized once: restarting a thread does not make the main thread copy the catalogue again. */
function shared(knowledge: HerbalistKnowledge): SharedArrayBuffer {
  const bytes = serialize(knowledge);
  const memory = new SharedArrayBuffer(bytes.length);
  new Uint8Array(memory).set(bytes);
  return memory;
}
