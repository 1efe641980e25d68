// What somebody told beside the danger that changes its first aid: who bleeds is given no aspirin, who fights for breath is not laid flat.
export type Circumstance =
  | "may-bleed"
  | "potency-tablet"
  | "breathless"
  | "asleep"
  | "not-clear"
  | "cannot-swallow"
  | "pump-empty"
  | "too-much-taken"
  | "tied"
  | "fuel"
  | "fever-gone"
  | "nosebleed"
  | "pregnancy-lost"
  | "head-hit"
  | "bleeds-inside"
  | "unseen-bleeding"
  | "thin-blood"
  | "cold-sweat"
  | "cooled"
  | "blue";

const insideBleeding = [
  "stool-black",
  "stool-tarry",
  "stool-blood",
  "vomit-blood",
  "cough-blood",
  "urine-blood",
];

const shownBy: ReadonlyMap<Circumstance, readonly string[]> = new Map([
  [
    "may-bleed",
    [
      "any-blood",
      "bleeding",
      "heavy-bleed",
      "head-bleeding",
      "gum-bleed",
      "nosebleed",
      "vomit-blood",
      "cough-blood",
      "cough-blood-streak",
      "stool-black",
      "stool-tarry",
      "stool-blood",
      "stool-some-blood",
      "urine-blood",
      "bruising",
      "thin-blood",
      "ulcer-told",
      "fever-named",
      "head-injury",
      "face-droop",
      "one-side-weak",
      "speech",
      "med:warfarin",
      "med:doacs",
      "med:anticoagulants",
      "med:antiplatelets",
    ],
  ],
  ["potency-tablet", ["med:erectile-medicines", "potency-tonic"]],
  ["breathless", ["breathless", "breathless-lying", "no-air", "oxygen-low"]],
  ["cannot-swallow", ["swallows-not", "unconscious", "not-rousing"]],
  ["pump-empty", ["pump-empty"]],
  ["asleep", ["unconscious", "not-rousing"]],
  ["not-clear", ["unconscious", "not-rousing", "confused"]],
  ["tied", ["limb-tied"]],
  ["fuel", ["fuel-told"]],
  ["fever-gone", ["fever-gone"]],
  ["nosebleed", ["nosebleed"]],
  ["pregnancy-lost", ["lost-pregnancy"]],
  ["head-hit", ["head-injury", "head-blow"]],
  ["bleeds-inside", insideBleeding],
  // Nothing can be pressed upon.
  ["unseen-bleeding", ["head-injury", "head-blow", ...insideBleeding]],
  ["thin-blood", ["thin-blood"]],
  ["cold-sweat", ["cold-sweat", "cold-limbs"]],
  ["cooled", ["fever-gone", "cold-sweat", "cold-limbs"]],
  ["blue", ["blue-lips"]],
  ["too-much-taken", ["dose-too-much", "dose-wrong", "dose-mistake", "poisoned", "others-tablets"]],
]);

/** From the ids of the signs that were told. Who does not wake is laid on the side, however they breathe. */
export function circumstancesOf(signs: readonly string[]): ReadonlySet<Circumstance> {
  const told = new Set(signs);
  // Beside a pain in the chest a heavy arm is the heart's, not a stroke's.
  if (told.has("chest-pain") || told.has("chest-load") || told.has("jaw-load")) told.delete("one-side-weak");
  const holding = [...shownBy].flatMap(([circumstance, ids]) =>
    ids.some((id) => told.has(id)) ? [circumstance] : [],
  );
  return new Set(holding.includes("asleep") ? holding.filter((one) => one !== "breathless") : holding);
}
