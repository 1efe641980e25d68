/** Short requests that are expensive to answer, as any client can send them with the public key. */
const list = (count: number, one: (n: number) => string): string =>
  Array.from({ length: count }, (_, n) => one(n)).join();
const words = ["history", "description", "preparation", "warnings"];

/** @param salt makes each URL unique, so that neither prepared statements nor caches help */
export function hostilePaths(salt: string): string[] {
  const encoded = encodeURIComponent;
  return [
    // Above the limits: refused before they reach the database.
    `plants?select=id&or=(${list(300, (n) => `history.fts(english).w${n}${salt}`)})`,
    `plants?select=${list(150, (n) => `a${n}${salt}:uses`)}`,
    `plants?select=id&history=match.${encoded(`(.*)(.*)(.*)x${salt}\\1\\2\\3`)}`,
    `plants?select=id&history=match.${encoded(`((a{1,60}){1,60}){1,60}${salt}`)}`,
    `plants?select=id&history=ilike(any).{${list(400, (n) => `*${n}${salt}*`)}}`,
    `plants?select=id&${list(400, (n) => `history=neq.w${n}${salt}`).replaceAll(",", "&")}`,
    `plants?select=id&or=(${list(100, (n) => `sources->0->>k${n}${salt}.eq.x`)})`,
    `plants?select=id&or=(${list(5, (n) => `uses.fts(english).w${n}${salt}`)})`,
    `plants?select=id&history=imatch.${encoded(`(?=.*[aeiou].{200}Z${salt})`)}`,
    // Within the limits, and as costly as they allow.
    `plants?select=id&or=(${list(5, (n) => `${words[n % 2]}.fts(english).w${n}${salt}`)})`,
    `plants?select=id&or=(${list(5, (n) => `history.match.[a-z]{${n + 2}}.*zq${salt}`)})`,
    `plants?select=id&or=(${list(20, (n) => `${words[n % 2]}.ilike.*w${n}${salt}*`)})`,
    `plants?select=*,*,*&common_name=neq.${salt}`,
    `plants?select=*,*,*,*&common_name=neq.${salt}`,
    `plants?select=${list(20, (n) => `a${n}${salt}:uses->${n % 3}`)}`,
    `plants?select=id&or=(${list(64, (n) => `history.eq.w${n}${salt}`)})&order=${list(5, () => "history.desc")}`,
    `plants?select=id&${list(64, (n) => `history=neq.w${n}${salt}`).replaceAll(",", "&")}`,
    `plants?select=id&or=(${list(10, (n) => `sources->0->>k${n}${salt}.eq.x`)})`,
    // Unknown names make the server check whether the schema has changed.
    `nothing_${salt}?select=id`,
    `rpc/nothing_${salt}?a=1`,
    "",
  ];
}

/** Within all limits, and so long that only its timeout ends it. */
export function longestPath(): string {
  const pattern = encodeURIComponent("(?i)(.?.?.?.?.?.?.?.?){1,30}zqq");
  const columns = ["search_words", "history", "description", "card_text", "modern_research"];
  return `plants?select=id&${columns.map((column) => `${column}=not.match.${pattern}`).join("&")}`;
}

/** The requests of an ordinary reader. */
export const readerPaths = (plants: readonly string[], columns: string): string[] =>
  plants.map((id) => `plants?select=${columns}&id=eq.${id}`);
