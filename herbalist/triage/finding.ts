// A finding is one sign in plain words, with the patterns by which people tell it. Levels are decided by rules.

export type FindingDefinition = {
  id: string;
  any: readonly string[];
  /** Patterns that give the words another meaning when they stand close by. */
  unless?: readonly string[];
};
