import { beforeAll, describe, expect, it } from "vitest";
import { readCatalogue } from "#catalogue/load.ts";
import { type Answer, createHerbalist, type Herbalist } from "./herbalist.ts";

let herbalist: Herbalist;
let answer: Answer;
beforeAll(async () => {
  herbalist = createHerbalist((await readCatalogue()).value);
  answer = herbalist.answer("tea for nausea, I take warfarin");
}, 60_000);
const faults = (text: string, of = answer) => herbalist.checkText(of.decisions, text).faults;

describe("checkText", () => {
  it.each([
    "tea for cough",
    "tea for nausea, I take warfarin",
    "12 weeks pregnant with nausea",
    "is soursop safe with pressure tablets",
    "how to make ginger tea",
    "can I stop my insulin",
    "fever for three days",
    "I feel bad",
  ])("passes the built-in text: %s", (question) => {
    const built = herbalist.answer(question);
    expect(faults(built.suggestion, built)).toEqual([]);
  });
  it("passes the same said in other words", () => {
    const other = answer.suggestion.replace(
      /^.*\n/,
      "Let me tell you what our elders do for a turning stomach.\n",
    );
    expect(faults(other)).toEqual([]);
  });
  it("refuses another plant", () =>
    expect(faults(`${answer.suggestion}\n\nNeem is good, too.`)).toContain("it names Neem"));
  it("refuses a lost plant or a lost warning", () => {
    const first = answer.suggested_herbs[0]?.id ?? "";
    expect(faults(answer.suggestion.replaceAll(`/plants/${first}`, ""))).toContain(`it leaves out ${first}`);
    const silent = answer.suggestion.replace(/^- With \*\*warfarin.*$/gm, "");
    expect(faults(silent).some((fault) => fault.startsWith("it lacks the warning"))).toBe(true);
  });
  it.each([
    ["Take 3 cups a day.", "amount"],
    ["Drink it twice daily.", "amount"],
    ["It cures nausea.", "cure"],
    ["You can stop taking your tablets.", "stopping"],
    ["Use it instead of your medicine.", "replacing"],
    ["It has no side effects.", "side effects"],
    ["See [this](https://example.com).", "links"],
    ["See https://example.com", "address"],
    ["![x](/plants/ginger)", "picture"],
    ["<script>alert(1)</script>", "markup"],
    ["No need to see a doctor.", "doctor"],
  ])("refuses %s", (line, word) => {
    expect(faults(`${answer.suggestion}\n\n${line}`).some((fault) => fault.includes(word))).toBe(true);
  });
  it("lets a denial stand", () =>
    expect(faults(`${answer.suggestion}\n\nPlease do not stop taking your tablets.`)).toEqual([]));
  it("refuses the empty, the long, and every emergency", () => {
    expect(faults("").length).toBeGreaterThan(0);
    expect(faults(answer.suggestion.padEnd(4200, " ok")).some((fault) => fault.includes("longer"))).toBe(
      true,
    );
    const emergency = herbalist.answer("chest pain and sweating");
    expect(herbalist.checkText(emergency.decisions, emergency.suggestion).ok).toBe(false);
  });
});
