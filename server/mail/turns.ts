/** The order of mails: the n-th mail of a block of networks in this hour comes after the first ones of all others. */

import type { Caller } from "#server/db/caller.ts";

const HOUR_MS = 3_600_000;
/** Reminders and other mails that nobody waits for: after the first mail of anybody. */
const OF_THE_SERVER = 1;
/** Blocks that are counted; beyond that, everybody begins anew. */
const MAX_BLOCKS = 20_000;

export function createMailTurns(now: () => number): (caller: Caller | undefined) => number {
  let hour = 0;
  const mails = new Map<string, number>();
  return (caller) => {
    if (caller === undefined) return OF_THE_SERVER;
    const thisHour = Math.floor(now() / HOUR_MS);
    if (thisHour !== hour || mails.size >= MAX_BLOCKS) mails.clear();
    hour = thisHour;
    const turn = mails.get(caller.block) ?? 0;
    mails.set(caller.block, turn + 1);
    return turn;
  };
}
