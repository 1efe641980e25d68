import { expect, it } from "vitest";
import { findConsultations } from "./find-consultations.ts";

const entry = (id: string, query: string, ai_response: string, suggested_herbs: string[]) => ({
  id,
  created_at: "2026-11-16T00:00:00Z",
  query,
  ai_response,
  suggested_herbs,
  triage: "routine",
});
const all = [
  entry("cough", "something for a cough", "Warm drinks.", ["Ginger"]),
  entry("pressure", "sorrel for pressure", "A little.", []),
];

it.each([
  ["", ["cough", "pressure"]],
  ["  GINGER ", ["cough"]],
  ["sorr press", ["pressure"]],
  ["warm", ["cough"]],
  ["neem", []],
])("finds by the words “%s”", (sought, ids) =>
  expect(findConsultations(all, sought).map(({ id }) => id)).toEqual(ids),
);
