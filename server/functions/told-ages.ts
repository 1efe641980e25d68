/**
 * The baby or child that each conversation is about, and the age told, in this process's memory: a client sends only the last
 * messages, and a newborn stays one. Lost on a restart and not shared between processes; the site's own pages also send it.
 */
import type { PersonalList } from "#herbalist/understand/gather.ts";
import type { Understood } from "#herbalist/understand/understood.ts";

export type ToldAges = {
  recall(thread: string): ToldAge | undefined;
  /** Keeps whom the answer took the question to be about. */
  keep(thread: string, understood: readonly Understood[]): void;
  /** For a conversation that is begun anew. */
  forget(thread: string): void;
};

export type ToldAge = { readonly who: readonly ("baby" | "child")[]; readonly ageMonths: number | undefined };

const MAX_THREADS = 10_000;
const KEPT_MS = 24 * 3_600_000;

export function createToldAges(now: () => number): ToldAges {
  /** The longest unused first. */
  const threads = new Map<string, { at: number; told: ToldAge }>();
  return {
    recall(thread) {
      const known = threads.get(thread);
      return known === undefined || now() - known.at > KEPT_MS ? undefined : known.told;
    },
    keep(thread, understood) {
      const who = understood.filter(({ kind }) => kind === "who");
      const told = (["baby", "child"] as const).filter((id) => who.some((one) => one.id === id));
      if (told.length === 0) return;
      const ages = [...who.flatMap(({ ageMonths }) => ageMonths ?? [])];
      const before = threads.get(thread)?.told.ageMonths;
      if (before !== undefined) ages.push(before);
      threads.delete(thread);
      threads.set(thread, {
        at: now(),
        told: { who: told, ageMonths: ages.length === 0 ? undefined : Math.min(...ages) },
      });
      const [oldest] = threads.keys();
      if (threads.size > MAX_THREADS && oldest !== undefined) threads.delete(oldest);
    },
    forget: (thread) => threads.delete(thread),
  };
}

/** The list that came with the request, and what was told before. */
export function withToldAge(
  personal: PersonalList | undefined,
  told: ToldAge | undefined,
): PersonalList | undefined {
  if (told === undefined) return personal;
  const ages = [personal?.ageMonths, told.ageMonths].filter((age) => age !== undefined);
  return {
    medicines: personal?.medicines ?? [],
    illnesses: personal?.illnesses ?? [],
    who: [...new Set([...(personal?.who ?? []), ...told.who])],
    ...(ages.length === 0 ? {} : { ageMonths: Math.min(...ages) }),
  };
}
