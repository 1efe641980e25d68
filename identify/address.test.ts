import { expect, test } from "vitest";
import { readAnswers, writeAnswers } from "./address.ts";

test("a half-finished search survives the address, unanswered questions included", () => {
  const answers = [
    { character: "growth", states: ["vine"] },
    { character: "fruit-kind", states: [] },
    { character: "flower-colour", states: ["purple", "blue"] },
  ] as const;
  const address = writeAnswers(answers);
  expect(address).toBe("growth=vine&fruit-kind=unknown&flower-colour=purple,blue");
  expect(readAnswers(new URLSearchParams(address))).toEqual(answers);
});

test("what is no question or answer of the key is dropped", () => {
  const address = new URLSearchParams(
    "growth=vine&growth=tree&colour=red&sap=milky,blood,milky&smell=<script>&constructor=tree&height=",
  );
  expect(readAnswers(address)).toEqual([
    { character: "growth", states: ["vine"] },
    { character: "sap", states: ["milky"] },
  ]);
});
