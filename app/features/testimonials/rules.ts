// What may be sent. The database holds the same rules; here they are told before a request is made.

export const testimonialLength = { least: 20, most: 1000 } as const;
export const reportLength = { least: 10, most: 1000 } as const;

type Length = { least: number; most: number };

/** Counts as the database does: letters, not the halves some of them are stored in. */
export function letters(text: string): number {
  return [...text.trim()].length;
}

/** What is wrong with the text, or null. */
export function textFault(text: string, { least, most }: Length): string | null {
  const length = letters(text);
  if (length < least) return `Please write at least ${least} characters`;
  if (length > most) return `Please write at most ${most.toLocaleString("en")} characters`;
  return null;
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is taken out
const control = /[\u0001-\u0008\u000B\u000C\u000E-\u001F\u007F]/g;

/** The text as it is kept: trimmed, plain, lines ended in one way. */
export function cleanText(text: string): string {
  return text.replace(/\r\n?/g, "\n").replace(control, "").trim();
}
