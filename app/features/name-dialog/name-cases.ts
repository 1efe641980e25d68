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
  // Two accents on a letter; a nukta, a vowel sign and a nasal sign; four Burmese signs.
  "Vie\u0323\u0302t",
  "ज़ींनत",
  "မြို့",
  // Like the site's or a role's name, but somebody's own.
  "Amy Bush-Teague",
  "Teabush",
  "Badminah",
  "Ola Staffs",
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
  // Marks piled up on a letter.
  `a${"\u0301".repeat(80)}`,
  "a\u0301\u0301\u0301",
  "M\u0301\u064B\u20D0ay",
  `ก${"็".repeat(5)}`,
  // The site itself, or who looks after it.
  "Bush Tea",
  "BushTea",
  "bush-tea",
  "The Bush Tea",
  "Bush Tea Support",
  "Bu\u0308sh Tea Team",
  "B U S H Tea",
  "Admin",
  "ADMIN",
  "The Admin Team",
  "Site Admin",
  "Àdmin",
  "Ａｄｍｉｎ",
  "\u{1D538}\u{1D555}\u{1D55E}\u{1D55A}\u{1D55F}",
  "A-d-m-i-n",
  "Administrator",
  "Moderators",
  "Staff",
] as const;
