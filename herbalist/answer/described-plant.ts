// A plant described by its looks: the likeliest plants by the key, and a link that goes on with it.
import { writeAnswers } from "#identify/address.ts";
import { describedAnswers } from "#identify/describe.ts";
import { createKey } from "#identify/key.ts";
import { profileOf } from "#identify/profile.ts";
import type { Knowledge } from "../understand/knowledge.ts";
import type { Answering } from "./answering.ts";
import type { Block } from "./blocks.ts";
import { firstSentences } from "./phrasing.ts";

/** "purple flower, smells like garlic" */
export function describe({ decisions, knowledge }: Answering): Block[] {
  const answers = describedAnswers(decisions.understanding.description);
  const address = answers.length === 0 ? "/identify" : `/identify?${writeAnswers(answers)}`;
  if (answers.length < 2)
    return [
      {
        type: "verdict",
        text: `**I cannot name a plant from that.** Tell me more: how the leaves stand and feel, the colour of flower and fruit, the smell, and where it grows. Or [find it with pictures](${address}), question by question.`,
      },
    ];
  const ranked = keyOf(knowledge).rank(answers);
  // Who says "the bush beside the trench" does not mean a forest tree.
  const isLow = lowGrowing.test(decisions.understanding.description);
  const likeliest = (
    isLow ? ranked.filter(({ plant: { plant } }) => !tallHabits.has(plant.plate.habit)) : ranked
  ).slice(0, 3);
  return [
    {
      type: "plants",
      guessed: true,
      title: "It may be one of these; words alone cannot tell for sure",
      plants: likeliest.map(({ plant: { plant } }) => ({
        id: plant.id,
        name: knowledge.nameOf(plant),
        text: `${firstSentences(plant.recognise, 1)}${plant.safety.hazard === "dangerous" ? " **Poisonous.**" : ""}`,
      })),
    },
    {
      type: "cautions",
      items: ["**Do not eat, drink or bathe in a plant that nobody has named for you with certainty.**"],
    },
    {
      type: "text",
      text: `[Go on with pictures](${address}): what you said is filled in, and each plant is shown with its poisonous look-alikes.`,
    },
  ];
}

const lowGrowing =
  /^(?!.*\b(?:trees?|vines?|palms?|climb\w*|trunk)\b).*\b(?:bush|weeds?|grass|herb|carpet)\b/;
const tallHabits: ReadonlySet<string> = new Set(["tree", "crown tree", "palm", "vine", "liana", "climber"]);

const keys = new WeakMap<Knowledge, ReturnType<typeof makeKey>>();

/** Made with the first description: most questions need none. */
function keyOf(knowledge: Knowledge): ReturnType<typeof makeKey> {
  const key = keys.get(knowledge) ?? makeKey(knowledge);
  keys.set(knowledge, key);
  return key;
}

const makeKey = ({ plants }: Knowledge) =>
  createKey([...plants.values()].map((plant) => ({ plant, profile: profileOf(plant) })));
