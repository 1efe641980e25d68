// What may not stand in an answer's text: links, addresses, page markup, telephone numbers of others.

const addresses: readonly RegExp[] = [
  /\b[a-z][a-z0-9+.-]{1,20}:\/\//i,
  /\b(?:mailto|tel|sms|javascript|data|whatsapp|tg|xmpp|ircs?):[^\s*_]/i,
  /\bwww\./i,
  /[^\s@]@[^\s@]+\.[a-z]{2}/i,
  /\b[a-z0-9-]+\.[a-z]{2,24}(?:[/?#:]\S)/i,
  /\b[a-z0-9-]{2,}\.(?:com|org|net|info|biz|shop|site|online|store|link|click|app|dev|io|xyz|top|ru|cn|uk|gy)\b/i,
];

/** "Dear [name], since [date]": to be filled in, and no link. */
const toFillIn = /\[[\p{L}\p{N} ,;.'’/-]{1,70}\](?![[(:])/gu;

/** `numbers`: those that may be called. `mayFillIn`: a letter or message that rests on no record. */
export function foreignTextFaults(text: string, numbers: readonly string[], mayFillIn: boolean): string[] {
  const faults = new Set<string>();
  if (/[[\]]/.test(mayFillIn ? text.replace(toFillIn, "") : text))
    faults.add("it holds square brackets: links are added for you");
  if (/\/plants\//.test(text)) faults.add("it holds a path: links are added for you");
  for (const form of decodedForms(text)) {
    if (addresses.some((address) => address.test(form))) faults.add("it holds an address");
    if (/<[a-z/!?]/i.test(form)) faults.add("it holds page markup");
  }
  if (/^\s*#|`{3}/m.test(text)) faults.add("it holds a heading or code");
  const called = [
    ...text.matchAll(/\b(?:call|dial|phone|ring|text|whatsapp)\b[^.!?\d]{0,24}(\+?\d[\d ()-]*\d)/gi),
  ].map(([, number = ""]) => number);
  for (const number of [...called, ...(text.match(/\+?\d(?:[\s().-]?\d){6,}/g) ?? [])])
    if (!numbers.includes(digits(number))) faults.add("it names a telephone number");
  return [...faults];
}

export const digits = (text: string) => text.replace(/\D/g, "");

/** The text as written, and as a browser may render it: decoded, without invisible characters. */
function decodedForms(text: string): string[] {
  const decoded = decodePercents(decodeEntities(text))
    .normalize("NFKC")
    .replace(/\p{Default_Ignorable_Code_Point}/gu, "")
    .replace(/\\(?=[!-/:-@[-`{-~])/g, "")
    .replaceAll("。", ".");
  // Addresses split by emphasis, as "**http**://", and over two lines.
  return [
    text,
    decoded,
    decoded.replace(/[*_~`]/g, ""),
    decoded.replace(/(?<=[:/.])\s*\n\s*|\s*\n\s*(?=[:/.])/g, ""),
  ];
}

const named = new Map(
  Object.entries({ amp: "&", lt: "<", gt: ">", colon: ":", sol: "/", period: ".", commat: "@" }),
);

function decodeEntities(text: string): string {
  return text.replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]{2,10}));/gi, (whole, decimal, hex, name) => {
    if (name !== undefined) return named.get(String(name).toLowerCase()) ?? whole;
    const code = decimal === undefined ? Number.parseInt(String(hex), 16) : Number(decimal);
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : "";
  });
}

function decodePercents(text: string): string {
  return text.replace(/%([2-7][\da-f])/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
}
