// First-aid instructions until help arrives, by kind of emergency. They contain no plant and no recipe.

export type FirstAid = { now: readonly string[]; never: readonly string[] };

const nothingByMouth = "Give nothing to eat or drink, no tea and no home remedy.";

export const firstAid: Readonly<Record<string, FirstAid>> = {
  heart: {
    now: [
      "Sit down, loosen tight clothes and keep still.",
      "Do not stay alone; unlock the door for the ambulance.",
      "If they collapse and stop breathing, start pressing hard and fast on the middle of the chest.",
    ],
    never: [nothingByMouth, "Do not drive yourself and do not wait to see whether it passes."],
  },
  stroke: {
    now: [
      "Note the time it began; the hospital will ask.",
      "Lay them on their side if they are drowsy, head a little raised.",
      "Stay with them and keep them calm.",
    ],
    never: [nothingByMouth, "Do not wait for it to pass, even if it gets better."],
  },
  breathing: {
    now: [
      "Sit upright and lean forward a little.",
      "Use the reliever pump at once if one was prescribed.",
      "Stay with them; if they stop breathing, start pressing on the chest.",
    ],
    never: ["Do not lie flat.", "No steam, no smoke and nothing to drink."],
  },
  choking: {
    now: [
      "If they can cough, let them cough.",
      "If not: five firm blows between the shoulder blades, then five quick pushes into the upper belly, and again. For a baby, back blows and chest pushes only.",
      "Call for help while you do it.",
    ],
    never: ["Do not feel blindly in the throat with a finger.", "Give nothing to drink to wash it down."],
  },
  allergy: {
    now: [
      "Use an adrenaline pen at once if there is one.",
      "Lie down with the legs raised; sit up if breathing is hard.",
      "Scrape a sting off the skin.",
    ],
    never: [
      "Give nothing by mouth and put no leaf or cream on it.",
      "Do not wait: the throat can close within minutes.",
    ],
  },
  fits: {
    now: [
      "Clear hard things away and put something soft under the head.",
      "Time it. When the shaking stops, roll them onto their side.",
      "Stay until they are fully awake.",
    ],
    never: [
      "Put nothing in the mouth, no spoon and no drink.",
      "Do not hold them down and do not bathe them.",
    ],
  },
  unconscious: {
    now: [
      "Check whether they breathe. If not, start pressing hard and fast on the middle of the chest.",
      "If they breathe, roll them onto their side with the head tilted back.",
      "Stay with them until help comes.",
    ],
    never: [nothingByMouth, "Do not shake them or throw water on them."],
  },
  bleeding: {
    now: [
      "Press hard on a bleeding wound with a clean cloth and do not let go.",
      "Lie down and keep warm.",
      "If blood comes up, turn onto the side.",
    ],
    never: ["Put no leaf, soot or powder on a wound.", nothingByMouth],
  },
  poison: {
    now: [
      "Keep the container, and take it along.",
      "Wash what is on skin or in eyes with plenty of running water and take off wet clothes.",
      "If they are drowsy, roll them onto their side.",
    ],
    never: [
      "Do not make them vomit.",
      "Give no milk, oil, salt water or tea unless the doctor on the phone says so.",
    ],
  },
  snake: {
    now: [
      "Keep the person still and the bitten limb low and unmoving.",
      "Take off rings, watch and tight clothes.",
      "Get to a hospital that has antivenom; remember what it looked like.",
    ],
    never: [
      "Do not cut, suck, tie off or burn the bite.",
      "No leaf, no drink, no alcohol, and do not chase the animal.",
    ],
  },
  dehydration: {
    now: [
      "Give tiny sips of oral rehydration salts every minute on the way, if they are awake.",
      "Keep breastfeeding a baby.",
    ],
    never: ["No bush tea, no purge, no soft drink.", "Do not wait for the next morning."],
  },
  baby: {
    now: [
      "Keep feeding if the baby will feed, and keep the baby lightly dressed.",
      "Go now, even at night: a small baby can get very ill within hours.",
    ],
    never: ["No tea, no bush bath, no rub and no medicine unless a doctor says so."],
  },
  pregnancy: {
    now: [
      "Lie on your left side.",
      "Take your clinic card, and someone with you.",
      "Note when it began and how much.",
    ],
    never: [nothingByMouth, "Do not wait for your next clinic day."],
  },
  sugar: {
    now: [
      "Check the sugar again and write it down.",
      "Sips of plain water if fully awake.",
      "Take the insulin and tablets along.",
    ],
    never: ["No tea or bitters to bring it down.", "Give nothing by mouth to someone who is drowsy."],
  },
  "low-sugar": {
    now: [
      "If awake and able to swallow: sugar, sweet drink or glucose now, and again after 15 minutes.",
      "Then call; stay with them and check the sugar again.",
      "If not awake: nothing by mouth, onto the side.",
    ],
    never: ["No bitter tea and no more sugar tablets or insulin until a doctor has spoken."],
  },
  pressure: {
    now: [
      "Sit quietly and do not be alone.",
      "Measure again after five minutes and write it down.",
      "Take the usual tablets along to the hospital.",
    ],
    never: ["No tea to bring it down, and no extra tablets on your own."],
  },
  belly: {
    now: ["Lie in the way that hurts least.", "Note when it began and where."],
    never: [
      nothingByMouth,
      "No purge, no rubbing of the belly and no painkiller until a doctor has felt it.",
    ],
  },
  burn: {
    now: [
      "Cool running water for twenty minutes, and call meanwhile.",
      "Take off rings and clothes that are not stuck.",
      "Cover loosely with a clean cloth or cling film.",
    ],
    never: ["No toothpaste, butter, egg, gel or leaf.", "Do not break blisters and use no ice."],
  },
  injury: {
    now: [
      "Keep still what hurts and support it as it lies.",
      "Press on bleeding with a clean cloth.",
      "Take off rings before it swells.",
    ],
    never: ["Do not pull, rub or massage it.", nothingByMouth],
  },
  eye: {
    now: ["Rinse with plenty of clean running water for twenty minutes.", "Then cover it loosely and go."],
    never: [
      "Do not rub, and put in no drops, milk or juice of any plant.",
      "Do not pull out anything that is stuck in it.",
    ],
  },
  general: {
    now: ["Do not stay alone.", "Note when it began.", "Take the medicines along."],
    never: ["No tea and no home remedy: it costs time and can do harm."],
  },
};
