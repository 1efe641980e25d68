// Comma-separated values as in RFC 4180. Cells that a spreadsheet would run as a formula are quoted with an apostrophe.

export type Cell = string | number | null | undefined;

export function csv<Row>(rows: readonly Row[], columns: Record<string, (row: Row) => Cell>): string {
  const lines = [
    Object.keys(columns).map(field),
    ...rows.map((row) => Object.values(columns).map((column) => field(column(row) ?? ""))),
  ];
  return `${lines.map((line) => line.join(",")).join("\r\n")}\r\n`;
}

function field(cell: string | number): string {
  const text = /^[=+\-@\t\r]/.test(String(cell)) && typeof cell === "string" ? `'${cell}` : String(cell);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** Several values in one cell. */
export const list = (values: readonly string[]): string => values.join(" | ");
