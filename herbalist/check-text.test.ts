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
  ])("accepts the built-in answer to: %s", (question) => {
    const built = herbalist.answer(question);
    expect(faults(built.suggestion, built)).toEqual([]);
  });
  it("accepts the same content in other words", () => {
    const other = answer.suggestion.replace(
      /^.*\n/,
      "Let me tell you what our elders do for a turning stomach.\n",
    );
    expect(faults(other)).toEqual([]);
  });
  it("rejects an additional plant", () =>
    expect(faults(`${answer.suggestion}\n\nNeem is good, too.`)).toContain("it names Neem"));
  it("rejects an omitted plant or warning", () => {
    const first = answer.suggested_herbs[0]?.id ?? "";
    expect(faults(answer.suggestion.replaceAll(`/plants/${first}`, ""))).toContain(`it leaves out ${first}`);
    const silent = answer.suggestion.replace(/ With warfarin: .*$/gm, "");
    expect(faults(silent).some((fault) => fault.startsWith("it lacks the warning"))).toBe(true);
  });
  it.each([
    ["Take 7 cups a day.", "amount"],
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
    ["See [this][1].\n\n[1]: http://evil.example", "links"],
    ["See [this][1].\n\n[1]:\n/evil", "links"],
    ["See [this][].\n\n[this]: //evil.example", "links"],
    ["See [this].\n\n[this]: //evil.example", "links"],
    ["See [this]\n[1].\n\n[1]: //evil.example", "links"],
    ["See [this\nhere][1].\n\n[1]: <//evil.example> 'title'", "links"],
    ["- > [1]: /evil\n\nSee [1]", "links"],
    ["See this[^1].\n\n[^1]: more at evil", "links"],
    ["![this][1]\n\n[1]: //evil.example/x.png", "picture"],
    ["!\\[this][1]\n\n[1]: //evil.example/x.png", "links"],
    ["[ginger](/plants/ginger 'x')", "links"],
    ["[ginger](</plants/ginger>)", "links"],
    ["[ginger](/plants/ginger#../x)", "links"],
    ["[a](\n//evil.example)", "links"],
    ["[[ginger](/plants/ginger)](//evil.example)", "links"],
    ["[a\\](/plants/ginger)](//evil.example)", "links"],
    ["[see www.evil.example](/plants/ginger)", "address"],
    ["<http://evil.example>", "address"],
    ["<mailto:a@evil.example>", "address"],
    ["<a href='//evil'>x</a>", "markup"],
    ["<A\nHREF='//evil'>x</A>", "markup"],
    ["&lt;a href='//evil'>", "markup"],
    ["http&#58;//evil.example", "address"],
    ["http&#x3a;&#x2F;&sol;evil.example", "address"],
    ["http%3A%2F%2Fevil.example", "address"],
    ["http\\://evil.example", "address"],
    ["ｈｔｔｐ：／／evil.example", "address"],
    ["ht\u200btp:/\u00ad/evil.example", "address"],
    ["**http**://evil.example", "address"],
    ["http:\n//evil.example", "address"],
    ["www\u200b.evil.example", "address"],
    ["www&period;evil.example", "address"],
    ["Go to evil.com for more.", "address"],
    ["Go to evil。com for more.", "address"],
    ["Go to evil.example/now", "address"],
    ["Write to a@evil.example", "address"],
    ["javascript:alert(1)", "address"],
  ])("rejects %s", (line, word) => {
    expect(faults(`${answer.suggestion}\n\n${line}`).some((fault) => fault.includes(word))).toBe(true);
  });
  it("accepts a negated claim", () =>
    expect(faults(`${answer.suggestion}\n\nPlease do not stop taking your tablets.`)).toEqual([]));
  it("rejects empty texts, long texts and every emergency", () => {
    expect(faults("").length).toBeGreaterThan(0);
    expect(faults(answer.suggestion.padEnd(4200, " ok")).some((fault) => fault.includes("longer"))).toBe(
      true,
    );
    const emergency = herbalist.answer("chest pain and sweating");
    expect(herbalist.checkText(emergency.decisions, emergency.suggestion).ok).toBe(false);
  });
});
