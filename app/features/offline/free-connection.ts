// Whether big parts may be fetched: not against the reader's wish, and not where they would be in the way.

export type Connection = { saveData?: boolean; effectiveType?: string };

const slow = new Set(["slow-2g", "2g", "3g"]);

export function isFreeConnection({
  onLine,
  connection,
}: {
  onLine: boolean;
  connection?: Connection | undefined;
}): boolean {
  if (!onLine) return false;
  // Browsers that do not tell are taken at their best.
  return !connection?.saveData && !slow.has(connection?.effectiveType ?? "");
}
