// Decides whether large files may be downloaded in the background: not with data saver and not on a slow
// connection.

export type Connection = { saveData?: boolean; effectiveType?: string };

const slow = new Set(["slow-2g", "2g", "3g"]);

export function allowsLargeDownloads({
  onLine,
  connection,
}: {
  onLine: boolean;
  connection?: Connection | undefined;
}): boolean {
  if (!onLine) return false;
  // Browsers without the Network Information API are assumed to have a good connection.
  return !connection?.saveData && !slow.has(connection?.effectiveType ?? "");
}
