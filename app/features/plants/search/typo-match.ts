// Matching with one typing error: a letter too many, too few, wrong, or two transposed.

/** True when `typed` is one error away from `word`, or from a prefix of it while it is being typed. */
export function isTypoOf(typed: string, word: string): boolean {
  const { length } = typed;
  if (word.length < length - 1) return false;
  let at = 0;
  while (at < length && typed.charCodeAt(at) === word.charCodeAt(at)) at += 1;
  // A wrong last letter counts as an error only where the word ends, too: "soup" is not a prefix of
  // "soursop".
  if (at >= length - 1) return at === length || word.length <= length || word[at + 1] === typed[at];
  return (
    word.startsWith(typed.slice(at + 1), at + 1) ||
    word.startsWith(typed.slice(at + 1), at) ||
    word.startsWith(typed.slice(at), at + 1) ||
    (typed[at] === word[at + 1] && typed[at + 1] === word[at] && word.startsWith(typed.slice(at + 2), at + 2))
  );
}
