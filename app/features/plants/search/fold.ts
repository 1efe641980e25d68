// Normalises words for comparison: no case, accents or apostrophes; any other non-letter separates words.

const marks = /\p{M}/gu;
const apostrophes = /['’ʼ`]/g;
const separators = /[^\p{L}\p{N}]+/u;

export function fold(text: string): string {
  return text.normalize("NFD").replace(marks, "").replace(apostrophes, "").toLowerCase();
}

export function words(text: string): string[] {
  return fold(text).split(separators).filter(Boolean);
}
