// Valid and invalid names; the app and the database must agree on each.

export const names = [
  "May",
  "Seán O'Brien-Núñez",
  "D’Andrade",
  "Zoë",
  // The same letter as two code points.
  "Zoe\u0308",
  "राम",
  "علي",
  "Ольга",
  "美玲",
  "지우",
  // The okina, and the modifier letter apostrophe.
  "Kaʻahumanu",
  "Oʼodham",
  // Adlam, outside the Basic Multilingual Plane.
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
  // Bidirectional controls and invisible characters.
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
  // Punctuation and combining marks without a letter.
  "'",
  "-",
  "’-’",
  "\u0301",
] as const;
