// Makes any string safe to read: one spelling of quotes and accents, small letters, no invisible signs, bounded length.

/** Longer than any question the product accepts; what lies beyond is not read. */
export const readableLength = 6000;

/** How many signs a text may grow by. */
const writtenOut = 200;

export function normalise(text: string): string {
  return (
    text
      .slice(0, readableLength)
      .toWellFormed()
      .normalize("NFKD")
      // Accents, zero-width signs and direction marks say nothing here and can hide a word.
      .replace(/[\p{M}\p{Cf}]/gu, "")
      // "⅓" is written out as three signs and some as eighteen: that may not make a short text a long one.
      .slice(0, Math.min(text.length, readableLength) + writtenOut)
      .replace(/[‘’‛′`´ʼ]/g, "'")
      .replace(/[“”„]/g, '"')
      .replace(/[‐-―−]/g, "-")
      .replace(/⁄/g, "/")
      .toLowerCase()
      // "soooo baaad": three or more of a letter are two.
      .replace(/([a-z])\1{2,}/g, "$1$1")
  );
}
