/**
 * The herbalist in worker threads. A question takes milliseconds of pure computation, which would block other requests;
 * here it waits in a bounded queue that is fair between networks, and is cancelled when it takes too long.
 */
import { availableParallelism } from "node:os";
import { serialize } from "node:v8";
import { TaskOverdue } from "#server/threads/pool-thread.ts";
import { createWorkerPool, PoolClosed, PoolFull, type PoolOptions } from "#server/threads/worker-pool.ts";
import { Refusal, UNAVAILABLE_MESSAGE } from "./function-app.ts";
import type { HerbalistClient, TextChecker } from "./herbalist-client.ts";
import type {
  HerbalistData,
  HerbalistKnowledge,
  HerbalistResult,
  HerbalistTask,
} from "./herbalist-worker.ts";

export type HerbalistPool = HerbalistClient &
  TextChecker & {
    /** Starts a thread before the first question. */
    warm(): void;
    /** Ends immediately; unanswered questions are refused. */
    close(): Promise<void>;
  };

export type HerbalistPoolOptions = HerbalistKnowledge &
  Pick<PoolOptions, "onTask" | "onWaiting"> & {
    readonly withDecisions: boolean;
    readonly size?: number;
    readonly queue?: PoolOptions["queue"];
    readonly deadlineMs?: number;
  };

/** The main thread and the database need a core of their own; each thread uses about 100 MB. */
const SIZE = Math.max(1, Math.min(2, availableParallelism() - 1));
/** Two seconds of the most expensive questions; one network may fill an eighth of it. */
const QUEUE = { most: 64, mostPerGroup: 8 } as const;
/** A hundred times what the most expensive question takes on a small machine. */
const DEADLINE_MS = 4_000;
/** Ten times what the catalogue and the model need. */
const MAX_MEGABYTES = 512;
const BUSY = "Many people are asking right now. Please try again in a few seconds.";
const BUSY_SECONDS = 3;
const FAILED_SECONDS = 5;
/** Checks of a language model's texts share the queue with all questions. */
const MODEL_GROUP = "model";

export function createHerbalistPool(options: HerbalistPoolOptions): HerbalistPool {
  const { catalogue, helplines, withDecisions, onTask, onWaiting } = options;
  const workerData: HerbalistData = { knowledge: shared({ catalogue, helplines }), withDecisions };
  const pool = createWorkerPool<HerbalistTask, HerbalistResult>({
    script: new URL("./herbalist-worker.ts", import.meta.url),
    workerData,
    size: options.size ?? SIZE,
    queue: options.queue ?? QUEUE,
    deadlineMs: options.deadlineMs ?? DEADLINE_MS,
    resourceLimits: { maxOldGenerationSizeMb: MAX_MEGABYTES },
    keepReady: true,
    ...(onTask === undefined ? {} : { onTask }),
    ...(onWaiting === undefined ? {} : { onWaiting }),
  });

  async function run(task: HerbalistTask, group: string): Promise<HerbalistResult> {
    return pool.run(task, { group }).catch((error: unknown) => {
      throw asRefusal(error);
    });
  }

  return {
    async answer(question, history, context, network) {
      const result = await run({ kind: "answer", question, history, context }, network);
      if (result.kind !== "answer") throw new Error("the herbalist did not answer what was asked");
      return result.answer;
    },
    async checkText(decisions, text) {
      const result = await run({ kind: "check", decisions, text }, MODEL_GROUP);
      if (result.kind !== "check") throw new Error("the herbalist did not answer what was asked");
      return result.check;
    },
    warm: pool.warm,
    close: () => pool.close(),
  };
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
