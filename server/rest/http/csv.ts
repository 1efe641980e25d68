/** Comma-separated values: quoted fields may contain commas, line breaks and doubled quotes. */
import { badBody } from "../errors.ts";

export function parseCsv(text: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  let at = text.charCodeAt(0) === 0xfeff ? 1 : 0;
  while (at < text.length) {
    const [field, next] = text[at] === '"' ? quotedField(text, at) : plainField(text, at);
    row.push(field);
    at = next;
    if (text[at] === ",") {
      at += 1;
      if (at >= text.length) row.push("");
      continue;
    }
    if (text[at] === "\r" && text[at + 1] === "\n") at += 1;
    if (at < text.length && text[at] !== "\n" && text[at] !== "\r") throw badBody("Empty or invalid csv");
    at += 1;
    rows.push(row);
    row = [];
  }
  if (row.length > 0) rows.push(row);
  return rows;
}

function quotedField(text: string, start: number): [string, number] {
  let value = "";
  let at = start + 1;
  while (at < text.length) {
    if (text[at] !== '"') value += text[at];
    else if (text[at + 1] === '"') {
      value += '"';
      at += 1;
    } else return [value, at + 1];
    at += 1;
  }
  throw badBody("Empty or invalid csv");
}

function plainField(text: string, start: number): [string, number] {
  let at = start;
  while (at < text.length && text[at] !== "," && text[at] !== "\n" && text[at] !== "\r") at += 1;
  return [text.slice(start, at), at];
}

const CELL = /(?:"(?:[^"\\]|""|\\[\s\S])*"|[^,\n"]+)(?=,|\n|$)/g;
const FORMULA = /^("?)(?=[=+\-@\t\r])/;
const NUMBER = /^[+-]?[\d.]+(?:e[+-]?\d+)?$/i;

/** Spreadsheets calculate a cell that begins like a formula, and what people write is in the cells: such a cell begins with '. */
export function neutraliseFormulas(text: string): string {
  return text.replace(CELL, (cell) => (NUMBER.test(cell) ? cell : cell.replace(FORMULA, "$1'")));
}
