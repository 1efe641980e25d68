import { expect, it } from "vitest";
import { doctorSheet, doctorText, plantsNamed } from "./doctor-sheet.ts";

const consultation = {
  id: "1",
  created_at: "2026-11-16T15:00:00Z",
  query: "carilla with metformin?",
  ai_response:
    "**Take care: [Carilla](/plants/carilla) …** See [the key](/identify), [Carilla](/plants/carilla).",
  suggested_herbs: [],
  triage: "routine",
};
const note = {
  about: [],
  medicines: ["Metformin, to lower blood sugar"],
  plants: [{ name: "Carilla (Momordica charantia)", cautions: ["With metformin: caution. Low sugar."] }],
};

it("finds each plant that the answer links to once", () =>
  expect(plantsNamed(consultation)).toEqual(["carilla"]));

it("holds the question, medicines, plants and cautions, and nothing of the answer", () => {
  const text = doctorText(doctorSheet([{ consultation, note }], { medicines: ["warfarin"], illnesses: [] }));
  expect(text).toContain("16 November 2026: carilla with metformin?");
  expect(text).toContain("Medicines mentioned: Metformin, to lower blood sugar");
  expect(text).toContain("- Carilla (Momordica charantia)\n    With metformin: caution. Low sugar.");
  expect(text).toContain("My medicines: warfarin");
  expect(text).not.toContain("Take care");
});

it("says that a question was answered with an alarm", () => {
  const alarm = { consultation: { ...consultation, triage: "emergency" }, note: { ...note, plants: [] } };
  expect(doctorText(doctorSheet([alarm], { medicines: [], illnesses: [] }))).toContain(
    "Answered with the request to get help at once",
  );
});
