// Words that say the same in a question and in a record or a note, by their stems.
import { stem } from "./stem.ts";

const groups = [
  "pick harvest reap gather",
  "young tender",
  "old mature full-grown",
  "dry dried",
  "smell scent stink perfume fragrant",
  "swallow spit spat",
  "ripe ready",
  "throw discard remove",
  "itch irritate blister sting",
  "scratch thorn prickle hook claw",
  "frost winter cold",
  "tooth teeth enamel",
  "high rich full plenty hold",
  "poison poisonous toxic deadly poisoned",
  "eat eaten edible food cook vegetable bhaji calaloo",
  "sour acid",
  "slime slimy mucilage",
  "froth foam",
  "seaside beach sea shore coast",
  "stain dye",
  "drunk hallucinate see-things",
  "invasive weed spread",
  "goat animal cow sheep",
  "mosquito insect",
  "soap lather shampoo",
  "strength strong potent",
  "raw uncooked",
  "burn blister",
  "fattening fat calorie",
  "hot heat pungent burn",
  "thin bleed",
  "stone seed pit",
  "relative related kin family cousin",
];

/** Words that mean nearly the same where somebody asks; in a record they would be two things. */
const inQuestions = [
  "leaf leaves",
  "substitute instead replace alternative swap",
  "store keep preserve save last spoil",
  "fridge freeze freezer refrigerate",
  "block stuff clog",
  "swell puff bloat swollen",
  "dangerous harmful harm safe poison risk",
  "roach cockroach ant bug insect pest",
  "spinach calaloo bhaji",
  "indoor inside flat apartment window balcony",
  "abroad overseas toronto canada london england america york brooklyn queen florida miami leeds scarborough bronx jersey",
  "thump pulse beat throb pound",
  "drop fall shed",
  "indian hindi hindu",
  "mean meaning",
  "type kind variety sort",
  "difference different versus same vs",
  "begin start",
  "stop prevent avoid",
  "buy sell shop store market get",
  "pee urine",
  "poop stool toilet shit",
  "tired weak fatigue exhaust",
  "nap sleep doze",
  "scar mark spot",
  "fruit bear blossom",
  "soft mushy soggy",
  "hard tough stiff",
  "dead die wither wilt",
  "pain hurt ache sore",
  "breast bubby nipple",
  "doctor clinic hospital",
  "tablet pill capsule",
  "money price cost cheap expensive",
  "wash clean rinse scrub",
  "stain mark spot",
  "mould mouldy fungus mildew",
  "smell odour stink smelly",
  "forget miss forgot missed skip",
  "alcohol rum beer wine stout liquor",
  "grow plant sow",
  "boil simmer steep brew",
  "cut slice chop trim prune",
  "belly stomach gut",
  "face cheek",
  "hair scalp",
  "name call spell",
  "picture photo",
  "school homework project sba",
  "colour color",
  "long length",
  "itch scratch itchy",
  "dark black",
  "thin skinny slim",
  "fat weight belly-fat",
  "quick fast",
  "cream lotion ointment gel",
];

const tableOf = (lists: readonly string[]) => {
  const table = new Map<string, string[]>();
  for (const group of lists.map((words) => words.split(" ").map(stem)))
    for (const word of group)
      table.set(word, [...(table.get(word) ?? []), ...group.filter((one) => one !== word)]);
  return (word: string): readonly string[] => table.get(word) ?? [];
};

/** The stems that say the same as a stem, in a question and in a record. */
export const kinOf = tableOf(groups);
/** The same where two questions are compared. */
export const kinInQuestions = tableOf([...groups, ...inQuestions]);
