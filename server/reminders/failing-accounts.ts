/** Accounts none of whose devices answered lately: their other reminders wait for the next attempt instead of trying each device again. */

const REMEMBERED_MS = 60_000;
const MAX_ACCOUNTS = 10_000;

export type FailingAccounts = {
  has(userId: string): boolean;
  add(userId: string): void;
};

export function createFailingAccounts(now: () => number): FailingAccounts {
  const since = new Map<string, number>();
  return {
    has: (userId) => now() - (since.get(userId) ?? Number.NEGATIVE_INFINITY) < REMEMBERED_MS,
    add(userId) {
      if (since.size >= MAX_ACCOUNTS) since.clear();
      since.set(userId, now());
    },
  };
}
