// Validation of testimonials and reports. The database has the same rules; here they are checked before a
// request is made.

export const testimonialLength = { least: 20, most: 1000 } as const;
export const reportLength = { least: 10, most: 1000 } as const;

type Length = { least: number; most: number };

/** Counts code points, as the database does. */
export function countCharacters(text: string): number {
  return [...text.trim()].length;
}

/** The validation error, or null. */
export function textError(text: string, { least, most }: Length): string | null {
  const length = countCharacters(text);
  if (length < least) return `Please write at least ${least} characters`;
  if (length > most) return `Please write at most ${most.toLocaleString("en")} characters`;
  return null;
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters to remove
const control = /[\u0001-\u0008\u000B\u000C\u000E-\u001F\u007F]/g;

/** The stored form: trimmed, without control characters, with LF line ends. */
export function cleanText(text: string): string {
  return text.replace(/\r\n?/g, "\n").replace(control, "").trim();
}
