// `npm run ask -- "question"`: answers a question with the built-in herbalist and prints what each stage decided.
import { loadHerbalist } from "#herbalist/evaluation/scorecard.ts";

const question = process.argv.slice(2).join(" ").trim();
if (question === "") {
  console.error('Usage: npm run ask -- "what can I take for a cough?"');
  process.exit(2);
}
const { suggestion, kind, triage, decisions } = (await loadHerbalist()).answer(question);
const { understanding, judged, offered } = decisions;
const list = (title: string, items: readonly string[]) =>
  console.log(`${title.padEnd(14)} ${items.length > 0 ? items.join(", ") : "none"}`);

list("triage", [triage]);
list(
  "dangers",
  decisions.triage.dangers.map(({ id, words }) => `${id} (${words.map((word) => `“${word}”`).join(", ")})`),
);
list("signs", decisions.triage.present);
list("kind", [kind]);
list("asks", understanding.asks);
const found = understanding.note;
list(
  "note",
  found
    ? [
        `${found.note.id} (${found.note.place}${found.byExample !== undefined ? `, by example, ${found.score.toFixed(2)}` : found.full ? "" : ", but for one word"})`,
      ]
    : [],
);
list("complaints", understanding.complaints);
list("plants", understanding.plants);
list("others", understanding.others);
list("unknown", understanding.unknownPlants);
list(
  "medicines",
  understanding.medicines.map(({ id }) => id),
);
list(
  "illnesses",
  understanding.illnesses.map(({ id }) => id),
);
list("people", understanding.who);
list(
  "checked",
  judged.map(({ plant, verdict }) => `${plant.id} (${verdict})`),
);
list(
  "offered",
  offered.map(({ plant }) => plant.id),
);
console.log(`\n${suggestion}`);
