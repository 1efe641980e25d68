// A finding is one danger sign, with the patterns in which people describe it. It has no level; rules assign levels.

export type FindingDefinition = {
  id: string;
  any: readonly string[];
  /** Patterns that give the words another meaning when they occur close by. */
  unless?: readonly string[];
};

/** The tokens that show a sign; none where it follows from a fact such as an age. */
export type Evidence = readonly number[];
/** The signs that are present, by id. */
export type Signs = ReadonlyMap<string, Evidence>;
