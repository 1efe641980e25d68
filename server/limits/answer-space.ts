/**
 * Bounds the bytes of large answers that their readers have not taken yet, of each network and of all together: the kernel
 * holds megabytes of an answer for a reader that takes nothing. Readers that are only slow keep their answers; the server's
 * timeout ends those that take nothing for a minute.
 */
import { blockOf } from "#server/networks/network.ts";
import { createCounts } from "#server/queues/counts.ts";

export type AnswerSpace = {
  /**
   * @param end ends the answer, when the space is full and its block holds most, and in it its network
   * @returns the function to call when the answer has ended, or undefined when the network's share is used up
   */
  begin(network: string, bytes: number, end: () => void): (() => void) | undefined;
};

/** Smaller answers are not counted: pages and scripts are always sent. */
export const LARGE_ANSWER_BYTES = 256 * 1024;
/** Forty phones behind one address that fetch the records for offline use at once. */
const PER_NETWORK = 32 * 1_048_576;
const TOTAL = 512 * 1_048_576;

type Unfinished = { readonly bytes: number; readonly end: () => void };
type Held = { bytes: number; readonly answers: Set<Unfinished> };

export function createAnswerSpace({
  perNetwork = PER_NETWORK,
  total = TOTAL,
}: {
  readonly perNetwork?: number;
  readonly total?: number;
} = {}): AnswerSpace {
  const networks = new Map<string, Held>();
  const blocks = createCounts();
  let used = 0;

  function forget(network: string, held: Held, answer: Unfinished): void {
    if (!held.answers.delete(answer)) return;
    held.bytes -= answer.bytes;
    used -= answer.bytes;
    blocks.add(blockOf(network), -answer.bytes);
    if (held.answers.size === 0) networks.delete(network);
  }

  function makeRoom(): void {
    const [largest] = [...networks]
      .map(([network, held]) => ({ network, held, ofBlock: blocks.of(blockOf(network)) }))
      .sort((a, b) => b.ofBlock - a.ofBlock || b.held.bytes - a.held.bytes);
    if (largest === undefined) return;
    const { network, held } = largest;
    const [oldest] = held.answers;
    if (oldest === undefined) return;
    forget(network, held, oldest);
    oldest.end();
  }

  return {
    begin(network, bytes, end) {
      const held = networks.get(network) ?? { bytes: 0, answers: new Set() };
      if (held.bytes + bytes > perNetwork && held.answers.size > 0) return undefined;
      networks.set(network, held);
      const answer = { bytes, end };
      held.answers.add(answer);
      held.bytes += bytes;
      used += bytes;
      blocks.add(blockOf(network), bytes);
      while (used > total && networks.size > 1) makeRoom();
      return () => forget(network, held, answer);
    },
  };
}
