// First-aid instructions until help arrives, by danger and by person. They contain no plant and no recipe.
// Sources: IFRC International First Aid, Resuscitation and Education Guidelines 2020; WHO/ICRC Basic Emergency Care 2018.
import type { WhoKind } from "../language/people.ts";
import type { Circumstance } from "./circumstances.ts";

type Wording = "you" | "them" | "baby" | "child" | "pregnant" | "all";
/**
 * A line for everybody, or the wording for each person; a line without a wording for the person is left out, and so is one that does not
 * fit what else was told.
 */
type Line = string | (Partial<Record<Wording, string>> & { when?: Circumstance; unless?: Circumstance });
type Instructions = { now: readonly Line[]; never: readonly Line[] };

export type FirstAid = { now: string[]; never: string[] };

/** The instructions for this danger, worded for the person whom it concerns. */
export function firstAidFor(
  key: string,
  who: readonly WhoKind[],
  circumstances: ReadonlySet<Circumstance>,
): FirstAid {
  const { now, never } = firstAid[key] ?? general;
  const wordings = wordingsFor(who);
  return { now: worded(now, wordings, circumstances), never: worded(never, wordings, circumstances) };
}

/** The wordings to try, the most fitting first. */
function wordingsFor(who: readonly WhoKind[]): readonly Wording[] {
  if (who.includes("baby")) return ["baby", "child", "them", "all"];
  if (who.includes("child")) return ["child", "them", "all"];
  const person: Wording = who.includes("other") || who.includes("elder") ? "them" : "you";
  return who.includes("pregnant") ? ["pregnant", person, "all"] : [person, "all"];
}

function worded(
  lines: readonly Line[],
  wordings: readonly Wording[],
  circumstances: ReadonlySet<Circumstance>,
): string[] {
  return lines.flatMap((line) => {
    if (typeof line === "string") return [line];
    if (line.when !== undefined && !circumstances.has(line.when)) return [];
    if (line.unless !== undefined && circumstances.has(line.unless)) return [];
    const fitting = wordings.find((wording) => line[wording] !== undefined);
    return fitting === undefined ? [] : (line[fitting] ?? []);
  });
}

const nothingByMouth: Line = {
  you: "Eat and drink nothing: no tea and no home remedy.",
  them: "Give nothing to eat or drink: no tea and no home remedy.",
};
const stayWith: Line = {
  you: "Do not stay alone; unlock the door and tell someone.",
  them: "Stay with them until help comes.",
};
const ifNotBreathing: Partial<Record<Wording, string>> = {
  them: "If they do not wake and do not breathe normally, start chest compressions: hard and fast on the middle of the chest, about twice a second.",
  child:
    "If the child does not wake and does not breathe normally: five rescue breaths, then push fast on the middle of the chest with one hand, 30 pushes to two breaths.",
  baby: "If the baby does not wake and does not breathe normally: five gentle breaths over mouth and nose, then push fast on the middle of the chest with two fingers, 30 pushes to two breaths.",
};
const recovery: Line = {
  them: "If they breathe but do not wake, roll them onto their side with the head tilted back.",
  baby: "If the baby breathes but does not wake, hold the baby on its side, head a little lower than the body.",
  pregnant: "If not awake but breathing: roll onto the left side.",
};
const takeAlong: Line = {
  you: "Take your medicines, and a list of what you took, along.",
  them: "Take their medicines along.",
};

/** Advice to lie down, and what takes its place for those who can breathe only upright. */
const lying = (line: Partial<Record<Wording, string>>): readonly Line[] => [
  { ...line, unless: "breathless" },
  {
    when: "breathless",
    you: "Sit upright and lean forward a little: lying down makes the breath shorter.",
    them: "Let them sit upright and lean forward a little: lying down makes the breath shorter.",
    baby: "Hold the baby upright against you, the head not bent forward.",
  },
];

const general: Instructions = {
  now: [stayWith, recovery, "Note when it began.", takeAlong],
  never: [nothingByMouth, "Do not wait to see whether it passes."],
};

export const firstAid: Readonly<Record<string, Instructions>> = {
  general,
  heart: {
    now: [
      {
        you: "Sit down on the floor or a chair, knees bent, and keep still. Loosen tight clothes.",
        them: "Let them sit, half upright with the knees bent, and keep still. Loosen tight clothes.",
      },
      {
        when: "potency-tablet",
        all: "Say on the phone, and to whoever comes, which potency tablet or tonic is used, and when the last one was taken.",
      },
      {
        when: "may-bleed",
        you: "Take no aspirin unless the ambulance tells you to: with what you told me it can bring on a dangerous bleeding.",
        them: "Give no aspirin unless the ambulance tells you to: with what you told me it can bring on a dangerous bleeding.",
      },
      {
        unless: "may-bleed",
        you: "If you are an adult, not allergic to aspirin and on no blood thinner: chew one aspirin (300 mg), unless the ambulance says otherwise.",
        them: "If they are an adult, fully awake, not allergic to aspirin and on no blood thinner: let them chew one aspirin (300 mg), unless the ambulance says otherwise.",
        child: "Keep the child calm and sitting.",
        pregnant: "Take no aspirin unless the ambulance tells you to.",
      },
      {
        unless: "potency-tablet",
        all: "If a spray or tablet for angina was prescribed, use it as prescribed.",
      },
      stayWith,
      ifNotBreathing,
    ],
    never: [
      {
        when: "potency-tablet",
        all: "No heart spray and no heart tablet (nitroglycerin, GTN, isosorbide), even if it was prescribed: within two days of a potency tablet or tonic the pressure can fall so far that it kills.",
      },
      "No tea, food or home remedy, and no other tablets.",
      { you: "Do not drive yourself.", them: "Do not let them walk or drive." },
    ],
  },
  "tearing-pain": {
    now: [
      ...lying({
        you: "Lie down in the way that hurts least, and move as little as you can.",
        them: "Let them lie in the way that hurts least, and move as little as they can.",
      }),
      "Note the minute it began, and say on the phone that the pain tears.",
      stayWith,
      ifNotBreathing,
    ],
    never: [
      "No aspirin, no ibuprofen and no blood thinner: a great vessel may be torn.",
      nothingByMouth,
      { you: "Do not drive yourself.", them: "Do not let them walk or drive." },
    ],
  },
  stroke: {
    now: [
      "Note when they were last well; the hospital will ask, and treatment works only in the first hours.",
      ...lying({
        you: "Lie down with the head a little raised.",
        them: "Lay them down with the head a little raised; on the side if drowsy or vomiting.",
      }),
      stayWith,
      ifNotBreathing,
    ],
    never: [
      nothingByMouth,
      "No aspirin: some strokes are bleeding.",
      "Do not wait for it to pass, even if it gets better.",
    ],
  },
  "head-pain": {
    now: [
      ...lying({
        you: "Lie down in a quiet, dark place with someone beside you.",
        them: "Lay them down in a quiet, dark place; on the side if vomiting or drowsy.",
      }),
      "Note the minute it began.",
      ifNotBreathing,
    ],
    never: [nothingByMouth, "No aspirin and no ibuprofen: it may be bleeding."],
  },
  breathing: {
    now: [
      {
        you: "Sit upright, lean forward a little, and rest the arms on a table or the knees.",
        them: "Let them sit upright and lean forward a little.",
        baby: "Hold the baby upright against you, the head not bent forward; clear the nose.",
      },
      {
        when: "blue",
        baby: "If it came suddenly and the baby cannot cry: face down along your forearm, head low, five firm slaps between the shoulder blades; then on its back, five pushes with two fingers on the breastbone; and again.",
      },
      "Open a window and loosen tight clothes.",
      "Use the reliever pump at once if one was prescribed.",
      stayWith,
      ifNotBreathing,
    ],
    never: [
      { you: "Do not lie flat.", them: "Do not lay them flat while they are awake." },
      "No steam, no smoke, no rub, and nothing to drink.",
    ],
  },
  asthma: {
    now: [
      {
        you: "Sit upright and lean forward; try to breathe out slowly.",
        them: "Let them sit upright and lean forward; speak calmly.",
      },
      {
        when: "pump-empty",
        all: "The pump is empty: send somebody now to borrow a blue one (salbutamol, Ventolin) from a neighbour, pharmacy or school, and do not wait for it: go where there is a nebuliser, the nearest health centre or hospital.",
      },
      {
        unless: "pump-empty",
        all: "Reliever pump (blue), if prescribed: one puff every 30 to 60 seconds, up to ten, best through a spacer.",
      },
      {
        when: "pump-empty",
        all: "With a borrowed pump: one puff every 30 to 60 seconds, up to ten, best through a spacer, and again if it does not ease.",
      },
      {
        unless: "pump-empty",
        all: "If it does not ease after ten puffs and help has not come, start again.",
      },
      stayWith,
      ifNotBreathing,
    ],
    never: ["Do not lie flat.", "No steam, no smoke, no rub, and nothing to drink."],
  },
  "no-breath": {
    now: [
      {
        baby: "Start now: five gentle breaths over mouth and nose, then push fast on the middle of the chest with two fingers, 30 pushes to two breaths.",
        child:
          "Start now: five rescue breaths, then push fast on the middle of the chest with one hand, 30 pushes to two breaths.",
        all: "Start now: flat on the back on the floor, the heel of your hand on the middle of the chest, and press hard and fast, about twice a second.",
      },
      "Let someone else call, the phone on loudspeaker beside you. A defibrillator, if there is one: switch it on and do what it says.",
      {
        child: "Alone: do this for a minute, then call.",
        all: "If you are trained: two breaths after every 30 presses. If not, press without a break.",
      },
      "Go on until they breathe normally or help takes over; take turns.",
    ],
    never: [
      "Do not stop to look for a pulse, and do not wait: gasping now and then is not breathing.",
      "Nothing into the mouth, no water in the face, no rubbing with spirits.",
    ],
  },
  "newborn-breath": {
    now: [
      "Dry the baby hard with a cloth, rub the back and the soles, and wipe mouth and nose clear: half a minute, no longer.",
      "Still no breath, or only gasps: lay the baby on the back, the head level, your mouth over its mouth and nose, and give five gentle puffs, each just enough to lift the chest.",
      "Go on: a puff every second or two. If the baby stays limp and grey, push on the middle of the chest with two fingers, 30 pushes to two puffs.",
      "Once it breathes: on the mother's bare skin, both covered, a cap on the head. Leave the cord.",
    ],
    never: [
      "Do not hang the baby by the feet, slap it or splash cold water.",
      "Nothing into the mouth: no drops, no tea, no sugar water.",
    ],
  },
  choking: {
    now: [
      "If coughing works, go on coughing.",
      {
        you: "If you cannot cough or speak: push your own fist quickly inward and up above the navel, or over the back of a chair, and get someone. If it is somebody else: five firm blows between the shoulder blades, then five such pushes from behind, in turn; chest compressions if they go limp.",
        them: "If they cannot cough or speak: five firm blows between the shoulder blades, then five quick pushes inward and up above the navel. Go on in turn.",
        baby: "If the baby cannot cough or cry: face down along your arm, head low, five blows between the shoulder blades; then turn over and give five pushes with two fingers on the middle of the chest. Go on in turn.",
        pregnant:
          "If no cough and no word comes: five firm blows between the shoulder blades, then five pushes on the middle of the chest, not on the belly. Go on in turn.",
      },
      "Call for help while you do it.",
      {
        them: "If they go limp: lay them down and start chest compressions.",
        baby: "If the baby goes limp: start chest pushes and breaths.",
      },
      "Even when it has come out, have it looked at.",
    ],
    never: [
      "Do not sweep blindly in the throat with a finger.",
      {
        them: "Give nothing to drink to wash it down.",
        you: "Drink nothing to wash it down.",
        baby: "No pushes on a baby's belly, and do not hold it by the feet.",
      },
    ],
  },
  fumes: {
    now: [
      "Get everybody out into fresh air first; do not go back in.",
      "From outside: shut off the gas or engine if you can do it safely, and open doors.",
      { you: "Sit upright and breathe slowly.", them: "Let them sit upright; on the side if drowsy." },
      "For spray or powder on the skin: take off the clothes and wash with plenty of water and soap.",
      ifNotBreathing,
    ],
    never: ["Touch no light switch and light nothing where gas may be.", nothingByMouth],
  },
  drowning: {
    now: [
      {
        them: "If not breathing normally: five rescue breaths first, then 30 chest compressions and two breaths, and on.",
        you: "Sit up and stay warm with someone beside you.",
        baby: "If not breathing normally: five gentle breaths over mouth and nose, then 30 pushes with two fingers and two breaths, and on.",
      },
      recovery,
      "Take off wet clothes and keep warm.",
      "Go to hospital even if all seems well: water in the lungs can show hours later.",
    ],
    never: [
      "Do not press on the belly or hang them head down to get water out.",
      "Go into deep or fast water only with something that floats.",
      nothingByMouth,
    ],
  },
  strangling: {
    now: [
      {
        them: "Somebody who hangs: lift the body to take the weight off, cut or loosen the cord, and lay them flat, the neck held straight.",
        you: "Get to someone you trust, and sit upright.",
      },
      ifNotBreathing,
      recovery,
      "Go to hospital even if they wake: the throat can swell later.",
    ],
    never: ["Do not bend or twist the neck.", nothingByMouth],
  },
  fits: {
    now: [
      {
        when: "not-clear",
        them: "A fit with no waking, or no clear head, after it: call now. If the shaking is over, onto the side, the head tilted back, and see that they breathe.",
      },
      { when: "not-clear", ...ifNotBreathing },
      { when: "not-clear", all: "If it still shakes them, time it and clear hard things away." },
      {
        unless: "not-clear",
        all: "Time it. Clear hard things away and put something soft under the head.",
      },
      {
        unless: "not-clear",
        them: "When the shaking stops, roll them onto their side and see that they breathe.",
        pregnant: "When the shaking stops, onto the left side.",
      },
      {
        unless: "not-clear",
        all: "If it is the first fit, lasts five minutes, comes again, or follows an injury, pregnancy or fever in a baby: call at once.",
      },
      {
        them: "Stay until they are fully awake.",
        you: "Let someone stay with you until you are fully awake.",
      },
    ],
    never: [
      "Put nothing in the mouth: no spoon, no finger, no drink. No rub or smell brings them round.",
      "Do not hold them down, and use no cold bath.",
    ],
  },
  unconscious: {
    now: [
      "Call out loudly and tap the shoulders. Look for normal breathing for ten seconds.",
      ifNotBreathing,
      recovery,
      {
        you: "Do not be alone: call someone to you now.",
        them: "Stay with them and watch the breathing until help comes.",
      },
    ],
    never: [
      nothingByMouth,
      "Do not slap, shake hard or throw water, and do not leave a drunk person to sleep it off.",
    ],
  },
  confusion: {
    now: [
      {
        them: "Keep them in a safe, quiet, well-lit place, and speak calmly.",
        you: "Ask someone to stay with you now.",
      },
      {
        them: "If they have diabetes, check the sugar; if it is low and they can swallow, give something sweet.",
      },
      recovery,
      takeAlong,
    ],
    never: [nothingByMouth, "Do not argue, hold down or lock in, and no sedative or alcohol."],
  },
  mind: {
    now: [
      {
        you: "Ask someone you trust to stay with you and bring you to the hospital today; it has a doctor for the mind.",
        them: "Stay calm and near, and bring them to the hospital today, with two people if you can; it has a doctor for the mind.",
      },
      "A quiet room, few people, water and food.",
      "Let somebody else keep the bank card, the keys, and anything that cuts, shoots or poisons.",
      takeAlong,
    ],
    never: [
      "No rum, ganja, energy drink, coffee or strong sleeping bush.",
      "Do not argue, mock, tie or lock in; if somebody is in danger, call.",
    ],
  },
  collapse: {
    now: [
      ...lying({
        you: "Lie flat and raise the legs.",
        them: "Lay them flat and raise the legs, if there is no injury.",
        pregnant: "Lie on the left side.",
      }),
      "Keep warm, and press on any bleeding.",
      recovery,
      ifNotBreathing,
    ],
    never: [nothingByMouth, { you: "Do not stand up again quickly.", them: "Do not stand them up." }],
  },
  meningitis: {
    now: [
      "Go now; hours count.",
      {
        them: "Lay them quietly in a dim room until you go; on the side if drowsy.",
        you: "Let someone bring you, and lie quietly until then.",
      },
      "Look for spots that stay when a glass is pressed on them, and tell the hospital.",
      ifNotBreathing,
    ],
    never: ["No tea, rub or bath, and do not wait for more signs."],
  },
  "fever-danger": {
    now: [
      {
        when: "fever-gone",
        all: "With dengue the days after the fever goes are the dangerous ones: go now, even if the skin is cool.",
      },
      {
        when: "nosebleed",
        all: "Nosebleed: sit, lean forward, pinch the soft part of the nose for 15 minutes.",
      },
      {
        when: "cold-sweat",
        them: "Cold and sweaty may be shock: lay them flat with the legs raised, and cover them.",
        you: "Cold and sweaty may be shock: lie flat with the legs raised, and cover yourself.",
      },
      {
        unless: "cooled",
        them: "Take off extra clothes and keep them lightly covered.",
        you: "Wear light clothes, and lie down.",
      },
      {
        them: "If fully awake: small sips of water. If drowsy: on the side, nothing by mouth.",
        you: "Small sips of water.",
        baby: "Go on breastfeeding if the baby can suck.",
      },
      "Tell the hospital about any stay in the interior, and ask for malaria and dengue tests.",
    ],
    never: ["No aspirin and no ibuprofen: dengue can bleed.", "No tea, leaf juice, rub or cold bath."],
  },
  sickle: {
    now: [
      "Keep warm, rest, and drink water in small sips if fully awake.",
      "Take the pain tablets that the clinic gave, as prescribed.",
      "Tell the hospital at once that it is sickle cell.",
    ],
    never: ["No ice and nothing cold on it.", "No tea or bitters."],
  },
  dehydration: {
    now: [
      {
        you: "Sip oral rehydration salts all the way, a mouthful every minute.",
        them: "If awake: small sips of oral rehydration salts all the way.",
        baby: "Go on breastfeeding, and give oral rehydration salts by spoon, one every minute or two, all the way.",
        child: "If awake: oral rehydration salts by spoon or cup, a sip every minute or two, all the way.",
      },
      "After vomiting wait ten minutes, then go on more slowly.",
      { baby: "Note the last wet nappy.", child: "Note when the child last passed urine." },
    ],
    never: [
      "No tea, no purge, no soft drink, no medicine to stop the diarrhoea.",
      "Do not wait for the next morning.",
    ],
  },
  "heat-stroke": {
    now: [
      "Into the shade or a cool room now; take off extra clothes.",
      "Cool the whole body fast: cold water over or around it, wet sheets and a fan, ice in cloth at neck, armpits and groin.",
      { you: "Sip water if fully awake.", them: "Sips of water only if fully awake." },
      recovery,
    ],
    never: [
      "Give nothing by mouth to someone drowsy or confused.",
      "No fever tablets: they do not help in heat stroke.",
    ],
  },
  allergy: {
    now: [
      {
        you: "Use an adrenaline pen at once if you have one, into the outer thigh; a second after five minutes if it is no better.",
        them: "Use an adrenaline pen at once if there is one, into the outer thigh; a second after five minutes if it is no better.",
      },
      {
        you: "Lie flat with the legs raised; sit up if breathing is hard.",
        them: "Lay them flat with the legs raised; let them sit if breathing is hard.",
        pregnant: "Lie on the left side; sit up if breathing is hard.",
      },
      "Take away what caused it: stop the food or medicine; scrape a sting off.",
      ifNotBreathing,
    ],
    never: [
      { you: "Do not stand up or walk.", them: "Do not stand them up or let them walk." },
      "Nothing by mouth, no leaf or cream, and do not wait: the throat can close within minutes.",
    ],
  },
  "mouth-sting": {
    now: [
      {
        you: "Suck ice or rinse with cold water while you go.",
        them: "Let them suck ice or rinse with cold water, if awake and able.",
        baby: "Cold wet cloth on the lips; no ice for a baby.",
      },
      "Sit upright. Use an adrenaline pen if one was prescribed and breathing or voice changes.",
      ifNotBreathing,
    ],
    never: ["Nothing to eat, and do not wait to see whether it swells."],
  },
  "many-stings": {
    now: [
      "Get away from the swarm first, indoors or into a car; cover the face.",
      "Scrape the stings off sideways with a card or nail, as fast as you can.",
      "Cold water or ice in a cloth on the stings; take off rings.",
      "With trouble breathing, swelling of the face or faintness: adrenaline pen at once if there is one.",
      ifNotBreathing,
    ],
    never: ["Do not jump into water to hide, and do not swat.", "No leaf, mud or kerosene on it."],
  },
  "eye-chemical": {
    now: [
      "Rinse at once with plenty of clean running water for at least 20 minutes, the eye held open, from the nose outward.",
      "Take out contact lenses while rinsing. Cement or other powder: brush off what is dry first.",
      "Then cover loosely and go; take the container along.",
    ],
    never: ["Do not rub.", "No drops, milk, oil or juice in the eye."],
  },
  "eye-stuck": {
    now: [
      "Leave it where it is. Put a cup or a ring of cloth over the eye so that nothing presses on it.",
      "Cover the other eye too, so that both keep still.",
      "Go sitting up.",
    ],
    never: ["Do not pull it out, rinse, rub or press.", nothingByMouth],
  },
  "eye-sight": {
    now: [
      "Note when it began, and whether one eye or both.",
      { you: "Sit down and let someone bring you; do not drive.", them: "Let them sit, and bring them." },
      "If face, arm or speech have changed too, say stroke on the phone.",
    ],
    never: ["No drops, milk or juice in the eye.", "Do not wait until morning."],
  },
  poison: {
    now: [
      "Find out what, how much and when; take the container along.",
      {
        you: "Rinse your mouth and spit out. Take off wet clothes and wash the skin.",
        them: "Let them rinse the mouth and spit out; take off wet clothes and wash the skin. Wear gloves.",
        baby: "Wipe out the mouth with a clean wet cloth; take off wet clothes and wash the skin.",
      },
      {
        when: "fuel",
        all: "Kerosene, petrol and thinner go into the lungs: keep them upright and calm, and watch for cough, fast breathing or blue lips.",
      },
      "A battery, a magnet or weedkiller (paraquat, Gramoxone): go at once, even if all seems well; the harm comes later.",
      recovery,
      ifNotBreathing,
    ],
    never: [
      "Do not cause vomiting.",
      "No milk, oil, salt water, charcoal or tea unless the doctor on the phone says so.",
    ],
  },
  pesticide: {
    now: [
      "Into fresh air, away from the field or bottle.",
      {
        you: "Take off all wet or sprayed clothes now, and wash skin, hair and under the nails with soap and running water for 15 minutes.",
        them: "Take off all wet or sprayed clothes now, and wash skin, hair and under the nails with soap and running water for 15 minutes. Wear gloves.",
      },
      "In the eye: rinse with clean running water for 20 minutes, the lids held open. On the lips: wash, rinse the mouth and spit out.",
      "Then go, even if all seems well: weedkiller with paraquat does its harm days later. Take the label or the container along.",
      recovery,
      ifNotBreathing,
    ],
    never: [
      "Do not scrub: broken skin lets more in.",
      "No leaf, oil, cream or alcohol on it, and nothing to cause vomiting.",
    ],
  },
  overdose: {
    now: [
      "Take the packets along, and note how many and when.",
      "Go now even if all seems well: some medicines do their harm a day later.",
      recovery,
      ifNotBreathing,
    ],
    never: [
      "Do not cause vomiting.",
      "Nothing to drink to thin it out: no milk, salt water or tea.",
      { you: "Do not stay alone or drive." },
    ],
  },
  "poison-food": {
    now: [
      "Take out what is left in the mouth, rinse and spit.",
      "Take a piece of it, or what was vomited, along.",
      "Note how much, when, and who else ate it.",
      recovery,
      ifNotBreathing,
    ],
    never: ["Do not cause vomiting.", "No milk, oil, charcoal, alcohol or tea."],
  },
  snake: {
    now: [
      {
        you: "Move away from the snake, then keep as still as you can; let others carry or drive you.",
        them: "Move them away from the snake, then keep them still; carry, do not let them walk.",
      },
      {
        when: "tied",
        all: "Tied already: tie nothing more, say when it was tied, and let the hospital take it off.",
      },
      "Take off rings, watch and tight clothes. Splint the limb and keep it still.",
      "Go to a hospital that has antivenom; note the time and what the snake looked like.",
      ifNotBreathing,
    ],
    never: [
      "Do not cut, suck, tie off, burn, shock or ice the bite.",
      "No leaf, no drink, no alcohol, no aspirin, and do not chase or bring the snake.",
    ],
  },
  scorpion: {
    now: [
      "Wash with soap and water; cold cloth on it; keep the limb still; take off rings.",
      "Paracetamol as on the packet may be taken for the pain.",
      {
        baby: "Go at once: stings are far more dangerous for the very young.",
        child: "Go at once: stings are far more dangerous for children.",
      },
      "Watch for sweating, vomiting, drooling, jerking or trouble breathing.",
    ],
    never: ["Do not cut, suck or tie off.", "No leaf, kerosene or alcohol."],
  },
  burn: {
    now: [
      "Stop the burning: out of the heat, smother flames, take off hot or wet clothes and jewellery that are not stuck.",
      {
        you: "Cool running water on the burn for 20 minutes, and call meanwhile. Keep the rest of you warm.",
        child:
          "Cool running water on the burn for 20 minutes; keep the rest of the child warm and watch for shivering.",
        them: "Cool running water on the burn for 20 minutes; keep the rest of them warm.",
      },
      "Chemicals: brush off powder, then rinse with running water for 20 minutes or longer.",
      "Then cover loosely with cling film or a clean, dry cloth.",
      "A burn of face or throat: sit upright.",
    ],
    never: [
      "No ice, toothpaste, butter, egg, oil or leaf.",
      "Do not break blisters or pull off what is stuck.",
    ],
  },
  "electric-shock": {
    now: [
      "Switch off the current at the fuse or plug first; touch nobody who still touches it.",
      "High-voltage lines and fallen wires: stay 20 metres away until the power company has cut them.",
      ifNotBreathing,
      recovery,
      "Cool burns with water once the current is off. Go to hospital even if all seems well: the heart can be affected.",
    ],
    never: ["Do not touch them, water or metal while the current is on.", nothingByMouth],
  },
  "broken-limb": {
    now: [
      "Leave it as it lies, and support it with cushions or cloth.",
      "Press beside, not on, a bone that shows; cover it with a clean cloth.",
      "Take off rings and tight things before it swells.",
      "A part that was cut off: in a clean bag, the bag on ice, along with you.",
    ],
    never: ["Do not straighten, pull, rub or massage it.", nothingByMouth],
  },
  accident: {
    now: [
      "Make the place safe first: traffic, fire, wires.",
      "Keep the head and neck still, and move them only out of danger.",
      "Press hard on any heavy bleeding with a cloth.",
      ifNotBreathing,
      "Keep warm.",
    ],
    never: ["Do not sit them up or take a helmet off unless they cannot breathe.", nothingByMouth],
  },
  "head-injury": {
    now: [
      {
        you: "Lie down with the head a little raised, and let someone stay with you.",
        them: "Keep them lying with head and neck still; on the side, turned as one piece, if vomiting.",
      },
      "Press gently on a bleeding wound with a clean cloth; let fluid from ear or nose run out.",
      "Watch whether they stay awake and make sense, and note the time.",
      ifNotBreathing,
    ],
    never: [nothingByMouth, "No aspirin and no ibuprofen.", "Do not press where the bone feels soft."],
  },
  spine: {
    now: [
      {
        you: "Lie still on a firm flat place and do not get up.",
        them: "Leave them as they lie, hold the head still, and tell them not to move.",
      },
      "Keep warm.",
      ifNotBreathing,
    ],
    never: ["Do not sit up, twist, rub or crack the back.", nothingByMouth],
  },
  bleeding: {
    now: [
      {
        when: "head-hit",
        you: "Lie down with the head a little raised, and let someone stay with you: it may bleed inside.",
        them: "Keep head and neck still, lying with the head a little raised: it may bleed inside. Drowsy or vomiting: onto the side, turned as one piece.",
      },
      {
        when: "head-hit",
        all: "Watch the breathing, and whether they can be woken; note the time, and take the name of the blood thinner along.",
      },
      {
        when: "bleeds-inside",
        you: "It bleeds inside, where nothing can be pressed: let someone stay with you.",
        them: "It bleeds inside, where nothing can be pressed: stay with them.",
      },
      {
        when: "thin-blood",
        all: "Take the tablets along, and no further blood thinner until the hospital has looked.",
      },
      {
        unless: "unseen-bleeding",
        all: "Press hard on the place with a clean cloth, without letting go; more cloth on top if it soaks through.",
      },
      {
        unless: "unseen-bleeding",
        all: "Arm or leg that spurts and cannot be stopped by pressing: a broad tight band above it, the time written on.",
      },
      {
        unless: "unseen-bleeding",
        all: "A nosebleed: sit, lean forward, pinch the soft part of the nose for 15 minutes.",
      },
      { when: "head-hit", ...ifNotBreathing },
      ...lying({ you: "Lie down and keep warm.", them: "Lay them down and keep them warm." }),
    ],
    never: [
      { unless: "unseen-bleeding", all: "No leaf, soot, powder or spider web on it." },
      nothingByMouth,
      { unless: "unseen-bleeding", all: "Do not keep lifting the cloth to look." },
      { when: "bleeds-inside", all: "No aspirin, ibuprofen or other pain tablet." },
      { when: "head-hit", all: "No aspirin and no ibuprofen; do not leave them to sleep it off." },
    ],
  },
  wound: {
    now: [
      "Press hard beside or on the wound with a clean cloth.",
      "Leave what is stuck in it; pad around it so that it cannot move.",
      "A chest wound: sit up, leave it open or loosely covered. A belly wound: lie with the knees bent, damp clean cloth over it.",
      "A part that was cut off: in a clean bag, the bag on ice, along with you.",
    ],
    never: [
      "Do not pull anything out, and push nothing back in.",
      "No leaf, soot or powder.",
      nothingByMouth,
    ],
  },
  "vomiting-blood": {
    now: [
      ...lying({
        you: "Sit or lie on your side so that you cannot choke; keep a basin near.",
        them: "Lay them on the side so that they cannot choke; keep a basin near.",
      }),
      "Keep warm. Note how much and what it looked like.",
      {
        you: "Tell the hospital about painkillers, blood thinners and alcohol.",
        them: "Tell the hospital about painkillers, blood thinners and alcohol.",
      },
    ],
    never: [nothingByMouth, "No aspirin, no ibuprofen and no bitters."],
  },
  "coughing-blood": {
    now: [
      {
        you: "Sit upright, or lie on the side the blood seems to come from.",
        them: "Let them sit upright, a basin in front.",
      },
      "Spit it out, do not swallow it; note how much.",
      stayWith,
    ],
    never: [nothingByMouth, "No rub, steam or cough mixture."],
  },
  "passing-blood": {
    now: [
      ...lying({
        you: "Lie down and keep warm; get up slowly and not alone.",
        them: "Lay them down and keep them warm.",
      }),
      "Note how much and which colour.",
      takeAlong,
    ],
    never: [nothingByMouth, "No purge, no enema, no aspirin and no ibuprofen."],
  },
  belly: {
    now: [
      ...lying({
        you: "Lie in the way that hurts least, knees bent.",
        them: "Let them lie in the way that hurts least.",
      }),
      "Note when it began, where, and the last stool and period.",
    ],
    never: [nothingByMouth, "No purge, no enema, no rubbing and no hot bottle."],
  },
  "urine-blocked": {
    now: [
      "Go now; a nurse can empty the bladder in minutes.",
      "A warm bath or the sound of running water may help on the way.",
      takeAlong,
    ],
    never: ["Do not drink more to force it.", "No tea that drives water."],
  },
  testicle: {
    now: [
      "Go at once: a twisted testicle can be saved only within about six hours.",
      "Lie still, with a rolled cloth for support.",
      "Note when it began.",
    ],
    never: [nothingByMouth, "No rubbing, and do not wait for shame or for morning."],
  },
  "pregnancy-bleeding": {
    now: [
      ...lying({
        you: "Lie down on your left side.",
        them: "Let her lie on her left side.",
        pregnant: "Lie down on the left side.",
      }),
      "Put on a pad, keep the used ones, and note the time.",
      {
        when: "pregnancy-lost",
        all: "If tablets or anything else was taken: take the packet along, and say what and when.",
      },
      "Take the clinic card and somebody along.",
    ],
    never: [
      "Nothing in the vagina: no tampon, no washing.",
      "Eat and drink nothing, and do not wait for clinic day.",
    ],
  },
  "pregnancy-pressure": {
    now: [
      "Lie on the left side in a quiet, dim room until you go.",
      "Measure the pressure if you can, and write it down.",
      "Take the clinic card and somebody along. In a fit: onto the left side, nothing in the mouth.",
    ],
    never: [
      "No tea for pressure or swelling, no salt water, no water tablets.",
      "Do not wait for clinic day.",
    ],
  },
  "baby-still": {
    now: [
      "Go to the hospital now, day or night; the baby's heart can be checked at once.",
      "Lie on the left side on the way.",
      "Note when you last felt it move.",
    ],
    never: [
      "Do not wait for tomorrow or drink something cold to wake the baby.",
      "Do not trust a doppler at home.",
    ],
  },
  labour: {
    now: [
      "Lie on the left side. If the cord shows: on knees and elbows, hips high, do not touch the cord.",
      "If the baby is coming: wash hands, clean cloth under, let it come by itself, support the head.",
      "Dry the baby, lay it on the mother's skin, cover both; do not cut the cord.",
      "Note when the waters broke and their colour.",
    ],
    never: ["Do not pull the baby or the cord.", "Put nothing into the vagina, and no tea to speed it up."],
  },
  "after-birth": {
    now: [
      "Lie flat and keep warm. With bleeding: rub the belly firmly below the navel until it is hard and keep it hard, pass urine, and put the baby to the breast.",
      "Keep the used pads, and note the time.",
      "Take the baby and the clinic card along.",
    ],
    never: ["No tea, no sitting over steam, no belly band.", "Put nothing into the vagina."],
  },
  "pregnancy-pain": {
    now: [
      "Lie on the left side.",
      "Note when it began and where, and the date of the last period.",
      "Take the clinic card and somebody along.",
    ],
    never: [
      "Eat and drink nothing, and take no painkiller before a doctor has looked.",
      "No rubbing, no purge.",
    ],
  },
  "newborn-fever": {
    now: [
      "Go now, even at night: a small baby can get very ill within hours.",
      "A hot baby: light clothes. A cold one: skin to skin under a blanket, with a cap.",
      "Go on breastfeeding if the baby will suck.",
      ifNotBreathing,
    ],
    never: ["No fever syrup unless a doctor says so.", "No tea, no bush bath, no rub, no cold sponge."],
  },
  "newborn-ill": {
    now: [
      "Go now, even at night: a small baby can get very ill within hours.",
      "Keep the baby warm, skin to skin.",
      "Offer the breast, or drops of pressed-out milk by spoon, if the baby can swallow.",
      ifNotBreathing,
    ],
    never: ["No tea, sugar water, gripe water or bush bath.", "Do not wait for it to wake and feed."],
  },
  "limp-child": {
    now: [
      "Try to wake the child; look whether it breathes.",
      ifNotBreathing,
      recovery,
      "If the child can drink: small sips, or the breast.",
    ],
    never: ["Put nothing in the mouth of a child who is not awake.", "No tea, no bush bath, no rub."],
  },
  "high-sugar": {
    now: [
      {
        you: "Check the sugar again and write it down; ketones too if you have strips.",
        them: "Check the sugar again and write it down; ketones too if there are strips.",
      },
      {
        you: "Small sips of plain water.",
        them: "Sips of plain water only if fully awake; on the side if drowsy.",
      },
      "Insulin as the clinic has taught for such days; take insulin and tablets along.",
    ],
    never: [
      "No tea or bitters to bring it down.",
      "Give nothing by mouth to someone drowsy.",
      "No hard walking or exercise.",
    ],
  },
  "low-sugar": {
    now: [
      {
        when: "cannot-swallow",
        all: "Not awake, or cannot swallow: nothing into the mouth, no sugar water, for it runs into the lungs. Onto the side, the head tilted back; glucagon if there is some and someone is trained. Say on the phone: diabetes, does not wake or swallow.",
      },
      {
        unless: "cannot-swallow",
        you: "Now: three teaspoons of sugar in water, half a cup of juice or soft drink (not diet), or glucose. Again after 15 minutes if no better.",
        them: "If awake and able to swallow: three teaspoons of sugar in water, half a cup of juice or soft drink (not diet). Again after 15 minutes if no better.",
      },
      {
        when: "cannot-swallow",
        all: "Once awake and able to swallow: three teaspoons of sugar in water, half a cup of juice or soft drink (not diet).",
      },
      "When better: bread or biscuits, and check the sugar again.",
      {
        when: "too-much-taken",
        all: "Go to hospital even if all seems well: the sugar can fall again for a day. Eat on the way, and take the packets or the pen along.",
      },
      {
        unless: "cannot-swallow",
        them: "If they do not wake: nothing by mouth, on the side; glucagon if someone is trained. Call at once.",
        you: "Tell someone now, in case you become drowsy.",
      },
      ifNotBreathing,
    ],
    never: ["No more insulin or sugar tablets until a doctor has spoken.", "No bitter tea."],
  },
  "high-pressure": {
    now: [
      {
        you: "Sit quietly, back supported, and do not be alone.",
        them: "Let them sit quietly, back supported.",
      },
      "Measure again after five minutes and write it down.",
      "Take the usual tablets along to the hospital.",
    ],
    never: ["No tea to bring it down, and no extra tablets on your own.", { you: "Do not drive yourself." }],
  },
  "blood-test": {
    now: [
      {
        you: "Go to the hospital now, with the slip and all your medicines; do not be alone.",
        them: "Take them to the hospital now, with the slip and all their medicines.",
      },
      "Call on the way whoever ordered the test; ask before the next dose of any medicine.",
      "Sit or lie; no hard work and no walking far.",
    ],
    never: [
      "No tea, juice or coconut water to bring it right.",
      "No extra tablet, and none left out, before a doctor has spoken.",
    ],
  },
  "medicine-clash": {
    now: [
      ...lying({
        you: "Lie down with the legs raised if you feel faint, and do not be alone.",
        them: "Lay them down with the legs raised if they feel faint.",
      }),
      "Tell the people who come which tablet was taken, and when.",
      ifNotBreathing,
    ],
    never: [
      "No more heart spray, heart tablet or potency tablet until a doctor has spoken.",
      "No alcohol, tonic or tea.",
    ],
  },
  "medicine-reaction": {
    now: [
      "Go to the hospital now, with the packet of the medicine.",
      "Say there: this medicine, this fever or rash, since when. Ask for a blood test.",
      "Ask the doctor there before the next dose.",
    ],
    never: ["Put nothing on broken skin.", "Do not wait for the fever to pass."],
  },
  "flesh-infection": {
    now: [
      "Go now; hours count. Draw round the edge with a pen, and note the time.",
      "Raise the limb, and cover it with a clean dry cloth.",
      takeAlong,
    ],
    never: ["No leaf, poultice, honey or cutting.", nothingByMouth],
  },
  "long-illness": {
    now: [
      ...lying({
        you: "Lie down, and do not be alone.",
        them: "Lay them down; on the side if drowsy or vomiting.",
      }),
      "If an emergency injection or steroid for bad days was prescribed, use it as taught.",
      "Tell the hospital the illness, the medicine and the last dose; take everything along.",
    ],
    never: ["No tea, juice or bitters.", "No missed or extra tablets on your own."],
  },
  cold: {
    now: [
      "Out of wind and water; cut off wet clothes; dry blankets, head covered, another warm body beside.",
      { them: "If fully awake: something warm and sweet to sip.", you: "Sip something warm and sweet." },
      "Handle gently and keep lying flat.",
      ifNotBreathing,
    ],
    never: [
      "No hot bath, no rubbing, no alcohol.",
      "Do not warm frozen fingers or toes if they may freeze again.",
    ],
  },
  violence: {
    now: [
      "Get to a safe place with people, if you can; take the children and your phone.",
      "Press on bleeding with a clean cloth.",
      "Tell the hospital or the police what happened; they can protect you. It is not your fault.",
    ],
    never: [
      "Do not go back alone.",
      "Wash nothing away before the hospital has seen it, if you can bear to wait.",
    ],
  },
};
