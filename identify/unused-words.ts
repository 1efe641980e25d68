// Which words of a description have set no answer: the reader is told, instead of believing that they were understood.

/** A stretch of a clause. */
export type Span = { readonly from: number; readonly to: number };

export const spanOf = ({ index, 0: words }: RegExpExecArray): Span => ({
  from: index,
  to: index + words.length,
});

export const spansOf = (clause: string, pattern: RegExp): Span[] => [...clause.matchAll(pattern)].map(spanOf);

/** Words that say nothing by themselves, in English and Creolese. */
const idleWords = new Set(
  `a about above after all along also am an and any are around as at away be been before bit both by call called can come
   comes coming could cut de deh dem dey did dis do does dont down each every find for found from fuh full get gets getting
   got grandmother granny green grow growing grows had has have having her here his how i if in inside into is it its just
   keep kind know leh like look looking looks lot lots made make makes many mash maybe me meh middle more most mother much my
   na nah name near neighbour next no not of off on one ones or other our out outside over pan part people pick piece plenty
   pon put quite real really scent see seen she side sides smell smelling smells so some something sometimes sort sorta stand
   standing still than that the their them then there these they thing things think this those though through time times to
   together too top touch turn turns type under up use used very wah was we were what when whenever where which while who
   whole wid with would you your yuh`.split(/\s+/),
);

/** What stands in none of the spans, as phrases: "red seeds with a black eye". */
export function unusedPhrases(clause: string, used: readonly Span[]): string[] {
  const phrases: string[] = [];
  let [from, to] = [-1, -1];
  const close = () => {
    if (from >= 0) phrases.push(clause.slice(from, to));
    from = -1;
  };
  for (const match of clause.matchAll(/[\p{L}\p{N}]+/gu)) {
    const word = spanOf(match);
    if (used.some((span) => span.from < word.to && word.from < span.to)) close();
    else if (!idleWords.has(match[0])) {
      if (from < 0) from = word.from;
      to = word.to;
    }
  }
  close();
  return phrases;
}
