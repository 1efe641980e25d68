/** The Prefer header: the requested, the applied and the unknown preferences. */
import type { Representation, Resolution } from "../plan/mutation.ts";

export type Preferences = {
  readonly resolution: Resolution | null;
  readonly representation: Representation | null;
  readonly count: "exact" | "planned" | "estimated" | null;
  readonly transaction: "commit" | "rollback" | null;
  readonly missing: "default" | "null" | null;
  readonly handling: "strict" | "lenient" | null;
  readonly timezone: string | null;
  readonly maxAffected: number | null;
  readonly invalid: readonly string[];
};

const NONE: Preferences = {
  resolution: null,
  representation: null,
  count: null,
  transaction: null,
  missing: null,
  handling: null,
  timezone: null,
  maxAffected: null,
  invalid: [],
};

/** Each known preference and what it sets; the first of a kind wins. */
const KNOWN = {
  "resolution=merge-duplicates": { resolution: "merge-duplicates" },
  "resolution=ignore-duplicates": { resolution: "ignore-duplicates" },
  "return=representation": { representation: "full" },
  "return=minimal": { representation: "minimal" },
  "return=headers-only": { representation: "headers-only" },
  "count=exact": { count: "exact" },
  "count=planned": { count: "planned" },
  "count=estimated": { count: "estimated" },
  "tx=commit": { transaction: "commit" },
  "tx=rollback": { transaction: "rollback" },
  "missing=default": { missing: "default" },
  "missing=null": { missing: "null" },
  "handling=strict": { handling: "strict" },
  "handling=lenient": { handling: "lenient" },
} satisfies Record<string, Partial<Preferences>>;

const isKnown = (preference: string): preference is keyof typeof KNOWN => Object.hasOwn(KNOWN, preference);

export async function parsePreferences(
  header: string | null,
  options: { rollbackAllowed: boolean; timeZones: () => Promise<ReadonlySet<string>> },
): Promise<Preferences> {
  if (header === null || header === "") return NONE;
  let found: Preferences = NONE;
  const invalid: string[] = [];
  for (const preference of header.split(",").map((part) => part.trim())) {
    if (isKnown(preference)) {
      found = { ...KNOWN[preference], ...pruned(found) };
    } else if (preference.startsWith("max-affected=")) {
      const value = preference.slice("max-affected=".length);
      if (/^\d{1,15}$/.test(value)) found = { ...found, maxAffected: found.maxAffected ?? Number(value) };
    } else if (preference.startsWith("timezone=")) {
      const zone = preference.slice("timezone=".length);
      if ((await options.timeZones()).has(zone)) found = { ...found, timezone: found.timezone ?? zone };
      else invalid.push(preference);
    } else if (preference !== "") invalid.push(preference);
  }
  const transaction = options.rollbackAllowed ? found.transaction : null;
  return { ...NONE, ...found, transaction, invalid };
}

function pruned(preferences: Preferences): Preferences {
  const set = Object.entries(preferences).filter(([, value]) => value !== null);
  return Object.fromEntries(set) as Preferences;
}

export type Applied = ReadonlySet<keyof Preferences>;

/** The Preference-Applied header: the preferences that this kind of request supports. */
export function preferenceApplied(preferences: Preferences, applied: Applied): string | null {
  const shown: string[] = [];
  const add = (key: keyof Preferences, name: string, value: string | number | null) => {
    if (applied.has(key) && value !== null) shown.push(`${name}=${value}`);
  };
  const { representation, handling } = preferences;
  add("resolution", "resolution", preferences.resolution);
  add("missing", "missing", preferences.missing);
  add("representation", "return", representation === "full" ? "representation" : representation);
  add("count", "count", preferences.count);
  add("transaction", "tx", preferences.transaction);
  add("handling", "handling", handling);
  add("timezone", "timezone", preferences.timezone);
  if (handling === "strict") add("maxAffected", "max-affected", preferences.maxAffected);
  return shown.length > 0 ? shown.join(", ") : null;
}
