// One slip of the finger: a letter too many, too few, wrong, or two changed about.

/** True when `typed` is one slip away from `word`, or from its beginning while it is still being typed. */
export function isNear(typed: string, word: string): boolean {
  const { length } = typed;
  if (word.length < length - 1) return false;
  let at = 0;
  while (at < length && typed.charCodeAt(at) === word.charCodeAt(at)) at += 1;
  // A last letter that does not fit is a slip only where the word ends, too: "soup" is not the beginning of "soursop".
  if (at >= length - 1) return at === length || word.length <= length || word[at + 1] === typed[at];
  return (
    word.startsWith(typed.slice(at + 1), at + 1) ||
    word.startsWith(typed.slice(at + 1), at) ||
    word.startsWith(typed.slice(at), at + 1) ||
    (typed[at] === word[at + 1] && typed[at + 1] === word[at] && word.startsWith(typed.slice(at + 2), at + 2))
  );
}
