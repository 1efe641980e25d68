// How long something keeps, and how it is dried.
import { type Answering, notDangerous } from "./answering.ts";
import type { AskedThing } from "./asked-things.ts";
import type { Block } from "./blocks.ts";
import { listOf, lowerFirst, sentence, upperFirst } from "./phrasing.ts";

/** A tea that stood for more than a day or two. */
const stoodFor =
  /\b(?:boil|boiled|made|make|brew|brewed|tea|drew|draw)\b.*\b(?:sit|sat|stand|stood|left|leave|there|counter|stove|fridge)\b.*?\b((?:\d+|three|four|five|six|few|couple) (?:days?|nights?|weeks?)|(?:a|two) weeks?)\b/;

/** Plants of which the ripe fruit is eaten. */
const softFruit: ReadonlySet<string> = new Set(
  "banana custard-apple guava mango noni papaya passion-fruit pineapple sapodilla soursop star-apple sugar-apple".split(
    " ",
  ),
);

/** "how long the fruit last", "the soursop spoil": records tell how long a tea keeps, and a fruit was meant. */
function asksOfFruit({ plant }: AskedThing, sentence: string): boolean {
  if (/\b(?:tea|leaf|leaves|juice|drink|boil|boiled|powder|dried|syrup|oil|bark)\b/.test(sentence))
    return false;
  return /\bfruits?\b/.test(sentence) || softFruit.has(plant?.id ?? "");
}

/** "sorrel in the fridge two weeks now": a drink that was kept longer than drinks keep. */
const keptFor =
  /\b(?:fridge|shelf|counter|bottle|cupboard)\b.*?\b((?:\d+|two|three|four|few|couple|several) weeks?|(?:a|one|couple|two|three|few) months?|(?:8|9|1\d|2\d|ten|eight|nine|twelve) days?)\b|\b((?:\d+|two|three|four|few|several) weeks?|(?:a|one|two|three|few) months?) (?:\S+ ){0,3}(?:in|on) (?:the |my )?(?:fridge|shelf|counter|bottle)\b/;

const turned =
  /\b(?:smell|smells|smelling|taste|tastes|tasting|look|looks) (?:\S+ )?(?:funny|bad|sour|off|strange|weird|stale|wrong|fizzy)\b|\b(?:gone|went|turn|turned) (?:sour|bad|fizzy|slimy|mouldy)\b|\b(?:mould|mold|slime|scum) (?:on|in|floating)\b/;

/** What keeps for months, or has a rule of its own. */
const keepsDry =
  /\b(?:dry|dried|powder|root|bark|seeds?|oil|syrup|gel|wine|rum|fruit|leaf|leaves|frozen|freezer|jar|capsules?)\b/;

const rootKeeps = [
  "the fresh root about three weeks in the fridge, half a year in the freezer.",
  "Soft, wet or mouldy pieces go.",
] as const;

/** How long each form keeps, in the heat of Guyana; the first whose words stand in the question. */
const keepingRules: readonly (readonly [RegExp, string, string])[] = [
  [
    /\bgel\b/,
    "a cut leaf keeps one to two weeks in the fridge, wrapped; scooped gel up to a week, closed.",
    "In ice cubes it keeps some months. Brown, pink, slimy or bad-smelling gel goes; on the shelf it spoils in a day.",
  ],
  [
    /\boil\b/,
    "about a year in a full, closed bottle, dark and cool.",
    "Light, heat, air and water turn it: small bottles, a clean dry spoon, the lid on at once. A smell of paint, crayons or stale nuts means that it is rancid: throw it out.",
  ],
  [
    /\bsyrup\b/,
    "one to two weeks in the fridge, in a boiled jar.",
    "Fizz, mould or a sour smell: throw it out.",
  ],
  [
    /\b(?:powder|dried|dry leaf|dry leaves)\b/,
    "dried and whole about a year, ground half a year, closed, dark and dry.",
    "Damp, musty or scentless: throw it out.",
  ],
  [/\b(?:root|rhizome|piece)\b/, ...rootKeeps],
];

const ofJuice = /\b(?:juice|drink|wine|beer|punch|bottle|bottled)\b/;
const spoilt = "Mould, new fizz, a rum smell or slime: throw it out. Frozen it keeps some months.";

/** A juice by how its record makes it: left to turn in a jar, boiled or steeped, or pressed fresh. */
function juiceKeeps({ plant }: AskedThing): string {
  const texts = Object.values(plant?.preparation_methods ?? {})
    .filter(({ route }) => route === "drink")
    .map(({ text }) => text);
  if (texts.some((text) => /\bjar for some weeks\b|\bferment/i.test(text)))
    return "the sour juice from its own jar keeps some weeks in the fridge, closed; an opened shop bottle as long as its label says.";
  return texts.some((text) => /\bkeep cold\b|\bchilled\b/i.test(text))
    ? "the boiled, sweetened drink keeps five to seven days in the fridge, closed."
    : "fresh juice keeps two to three days in the fridge, closed; an opened shop bottle as long as its label says.";
}

/** What holds for the form asked about, as a verdict and a rest; undefined where the form is a tea or not told. */
export function keepingRule({ decisions, things }: Answering): readonly [string, string] | undefined {
  const asked = decisions.understanding.askedWords.map(({ plain }) => plain).join(" ");
  const [thing] = things;
  if (!thing || /\btea\b/.test(asked)) return undefined;
  const [, verdict, rest] = keepingRules.find(([words]) => words.test(asked)) ?? [];
  if (verdict !== undefined && rest !== undefined) return [verdict, rest];
  if (!thing.plant) return undefined;
  if (ofJuice.test(asked)) return [juiceKeeps(thing), spoilt];
  const isRoot = thing.plant.uses[0]?.part === "rhizome" && !/\b(?:boil\w*|made|brew\w*)\b/.test(asked);
  return isRoot ? rootKeeps : undefined;
}

export function keep(answering: Answering): Block[] {
  const drying = /\b(?:dry|drying|hang)\b/.test(answering.decisions.understanding.sentence);
  if (answering.things.length === 0)
    return [
      {
        type: "verdict",
        text: "**A bush tea is best made fresh.** Covered and in the fridge, a day is the most that is usually advised; what stood out overnight in the heat, or turned sour or cloudy, goes.",
      },
    ];
  const fruit = notDangerous(answering).find((thing) =>
    asksOfFruit(thing, answering.decisions.understanding.sentence),
  );
  if (fruit && !drying)
    return [
      {
        type: "verdict",
        text: `**Ripe ${fruit.name} fruit keeps two to four days in the fridge, cut fruit a day or two, and pulp some months in the freezer.** Green, it ripens in the shade first. A sour or rum smell, fizz, slime or mould: throw it out, and after a long blackout everything cut.`,
      },
    ];
  if (turned.test(answering.decisions.understanding.sentence))
    return [
      {
        type: "verdict",
        text: `**No, throw it out: ${listOf(notDangerous(answering).map(({ name }) => name))} that has turned.** A strange smell, taste, fizz or slime means germs or wild yeast, and boiling again does not make it safe.`,
      },
    ];
  const { sentence: asked } = answering.decisions.understanding;
  const [, kept, keptToo = kept] = keptFor.exec(asked) ?? [];
  const drink = notDangerous(answering).find(
    ({ plant }) => plant && Object.values(plant.preparation_methods).some(({ route }) => route === "drink"),
  );
  if (keptToo !== undefined && drink && !keepsDry.test(asked))
    return [
      {
        type: "verdict",
        text: `**No, throw it out: ${drink.name} that was kept ${keptToo.replace(/(day|week|month)$/, "$1s")}.** A boiled, sweetened drink keeps five to seven days in the fridge, a plain tea one to two, frozen some months. Germs grow before you taste or smell them.`,
      },
    ];
  const rule = keepingRule(answering);
  const [only, ...more] = notDangerous(answering);
  if (rule !== undefined && !drying && only && more.length === 0)
    return [{ type: "verdict", text: `**${upperFirst(only.name)}: ${rule[0]}** ${rule[1]}` }];
  const stood = stoodFor.exec(answering.decisions.understanding.sentence)?.[1];
  if (stood !== undefined && !drying && notDangerous(answering).some(({ plant }) => plant))
    return [
      {
        type: "verdict",
        text: `**No, throw it out: ${listOf(notDangerous(answering).map(({ name }) => name))} that stood ${stood.replace(/(day|night|week)$/, "$1s")}.** A leaf tea keeps a day at most, covered and in the fridge, and a root or bark tea two to three; germs grow before you taste or smell them. Make it fresh.`,
      },
    ];
  const keepsOf = ({ plant }: AskedThing) =>
    Object.values(plant?.preparation_methods ?? {}).find(({ limits }) => limits.keeps !== "not recorded");
  const unknown = notDangerous(answering).filter((thing) => thing.plant && !keepsOf(thing));
  if (unknown.length > 1 && !drying)
    return [
      {
        type: "verdict",
        text: `**How long ${listOf(unknown.map(({ name }) => name))} keep is not recorded.** A tea is best made fresh; a day in the fridge is the most that is usually advised, and anything sour or cloudy goes.`,
      },
    ];
  return notDangerous(answering).map(({ plant, name }): Block => {
    if (!plant)
      return {
        type: "verdict",
        text: `**How long ${name} keeps is not recorded: go by the date on the packet.** Closed, dry and cool it keeps best; what smells, tastes or looks wrong goes.`,
      };
    const kept = Object.values(plant.preparation_methods).map((one) => one.limits.keeps);
    const known = kept.find((one) => one !== "not recorded");
    const dried = Object.values(plant.preparation_methods)
      .flatMap(({ text }) => text.split(/(?<=[.!?;])\s+/))
      .find((line) =>
        /^dry\b|\b(?:dries|is dried|are dried|dry) (?:\S+ ){0,6}(?:week|days?|shade|sun)\b/i.test(line),
      );
    if (drying && dried !== undefined)
      return { type: "verdict", text: `**Yes, dried first: ${name}.** ${sentence(dried)}` };
    if (drying)
      return {
        type: "verdict",
        text: `**To dry ${name}: wash it, shake it dry, and hang small bunches in an airy, shady place until the leaves crumble, three days to a week.** Sun and damp turn leaves brown. Keep them whole in a closed jar, dark and dry; throw out what smells musty. That is the rule for leaves; my records have none of its own.`,
      };
    return {
      type: "verdict",
      text: known
        ? `**Keeping ${name}: ${lowerFirst(known)}.** Throw out what turns sour, cloudy or slimy.`
        : `**How long ${name} keeps is not recorded.** A tea is best made fresh; a day in the fridge is the most that is usually advised, and anything sour or cloudy goes.`,
    };
  });
}
