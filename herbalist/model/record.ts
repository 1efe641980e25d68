// A record as a language model gets it: a few lines of plain text under an id that its claims must name.

export type GivenRecord = {
  /** "neem/make/leaf-bath", "other/honey", "trouble/cough". */
  id: string;
  /** What it is about, for the reader of the answer. */
  title: string;
  text: string;
  /** Id of the plant or other remedy that it is about. */
  about?: string;
  /** Keys of the sources it rests on. */
  sources: string[];
  /** 0 is what the answer cannot do without; the budget is filled in this order. */
  rank: number;
};

/** Tokens of English text, roughly; the budget need not be exact. */
const charactersPerToken = 4;

export function tokensOf({ id, text }: Pick<GivenRecord, "id" | "text">): number {
  return Math.ceil((id.length + text.length + 4) / charactersPerToken);
}

/** The most important records that fit the budget, in their given order, each id once. */
export function withinBudget(records: readonly GivenRecord[], budget: number): GivenRecord[] {
  const seen = new Set<string>();
  const distinct = records.filter(({ id }) => !seen.has(id) && seen.add(id));
  let left = budget;
  const chosen = new Set<GivenRecord>();
  for (const record of distinct.toSorted((a, b) => a.rank - b.rank)) {
    const cost = tokensOf(record);
    if (cost > left) continue;
    left -= cost;
    chosen.add(record);
  }
  return distinct.filter((record) => chosen.has(record));
}

export function slug(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
}
