// A finding is one danger sign, with the patterns in which people describe it. It has no level; rules assign levels.

export type FindingDefinition = {
  id: string;
  any: readonly string[];
  /** Patterns that give the words another meaning when they occur close by. */
  unless?: readonly string[];
};
