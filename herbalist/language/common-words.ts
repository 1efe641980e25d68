// Ordinary words that look like a misspelt sign or name and are not: the speller leaves them alone.

export const commonWords: readonly string[] =
  "about above after again along already although always among another answer anything around asking away".split(
    " ",
  );
