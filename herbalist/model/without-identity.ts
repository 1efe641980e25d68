// A person's words as they may leave the server: without what identifies a person, and marked as data.

const identifying: readonly (readonly [RegExp, string])[] = [
  [/[^\s@<>"']+@[^\s@<>"']+\.[a-z]{2,}/gi, "[email]"],
  [/\b(?:https?:\/\/|www\.)\S+/gi, "[address]"],
  // Telephone and identity numbers; readings ("120/80", "180 over 110"), doses and ages have fewer digits.
  [/\+?\d(?:[\s().-]?\d){6,}/g, "[number]"],
  [
    /\b(my name(?: is|'s)|mi name|me name(?: is)?|i am called|they call me|this is (?:mr|mrs|ms|miss|dr)\.?)\s+\p{L}+(?:\s+\p{Lu}\p{L}+)*/giu,
    "$1 [name]",
  ],
];

export function withoutIdentity(text: string): string {
  return identifying.reduce((kept, [pattern, placeholder]) => kept.replace(pattern, placeholder), text);
}

/** The mark cannot be closed from inside: angle brackets are taken out of the words. */
export function quotedQuestion(question: string): string {
  return `<message>\n${asData(question)}\n</message>`;
}

export function asData(text: string): string {
  return withoutIdentity(text).replace(/[<>]/g, " ").trim();
}
