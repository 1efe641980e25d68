// Names, and what is none: the app and the database have to agree on each.

export const names = [
  "May",
  "Seán O'Brien-Núñez",
  "D’Andrade",
  "Zoë",
  // The same letter in two signs.
  "Zoe\u0308",
  "राम",
  "علي",
  "Ольга",
  "美玲",
  "지우",
  // The okina, and the apostrophe that is a letter.
  "Kaʻahumanu",
  "Oʼodham",
  // Adlam, beyond the first 65,536 signs.
  "\u{1E900}\u{1E923}",
  "a".repeat(100),
] as const;

/** Each is trimmed and has 1 to 100 characters. */
export const noNames = [
  "May2",
  "May\u0662",
  "राम२",
  "<b>May</b>",
  "May!",
  "May؟",
  "राम।",
  "may@tea.gy",
  "May_B",
  "😀",
  "a\nb",
  "May\u00D7",
  // What turns the direction of writing, and what cannot be seen at all.
  "May\u061C",
  "May\u202E",
  "M\u200Day",
  "M\u00ADay",
  "M\u034Fay",
  "\u115F",
  "\u1160\u1160",
  "May\u17B4",
  "\u3164",
  "\uFFA0",
  "May\uFE0F",
  // Signs and marks without a letter.
  "'",
  "-",
  "’-’",
  "\u0301",
] as const;
