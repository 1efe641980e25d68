// Complaints of pain, skin, hair, mouth and eyes.
import type { ComplaintPattern } from "./complaint-patterns.ts";

export const painAndSkin: readonly ComplaintPattern[] = [
  {
    complaint: "headache",
    any: ["head & pain|ache|hurt|pound|throb|split|burn|hot /4", "headache"],
    unless: ["head > cold /1"],
  },
  {
    complaint: "back-pain",
    any: ["back|waist|spine|hip & pain|ache|hurt|stiff|sore|lock|spasm /4"],
    unless: ["come > back /1", "go > back /1", "back > passage|of /1"],
  },
  {
    complaint: "arthritis",
    any: [
      "knee|joint|wrist|elbow|ankle|knuckle|bone|finger|shoulder & pain|ache|hurt|stiff|swell|sore /4",
      "arthritis|rheumatism|arthuritis",
    ],
    unless: ["twist|sprain|football|fall|mash|knock|lift|lifting|yesterday /5", "behind > eye /3"],
  },
  {
    complaint: "itching",
    any: ["itch|itchy|itching", "skin > scratch|crawl /3", "scratch > skin|body|bad /4"],
    unless: ["throat|scalp|eye|nose > itch|itchy|scratch /3", "itch|itchy > scalp|eye|eyes|throat /2"],
  },
  {
    complaint: "skin-rash",
    any: [
      "rash|rashes|acne|pimple|pimples|prickly_heat",
      "skin > break|breaking > out /3",
      "bump|bumps > skin|face /4",
    ],
  },
  { complaint: "eczema", any: ["eczema|exzema|dermatitis"] },
  {
    complaint: "ringworm",
    any: [
      "ringworm|lota|fungus|tinea|athlete",
      "jock > itch /1",
      "white|pale > patch > skin|neck|face|back /4",
    ],
  },
  {
    complaint: "cuts-and-wounds",
    any: [
      "cut|scrape|graze|wound & finger|hand|foot|leg|arm|knee|small|skin|shaving|knife|elbow /4",
      "cuts|wounds|grazes",
    ],
    unless: ["cut > up|leaf|leaves|piece|grass|into|in_half|down|back|out|ginger|root|fruit /2"],
  },
  {
    complaint: "burns",
    any: [
      "burn|scald & finger|hand|arm|skin|pot|iron|stove|oil|minor|small|water|kettle|leg|foot|hot /5",
      "sunburn",
    ],
    unless: ["urine|chest|belly|stomach|throat|fat|eye|~passwater /4"],
  },
  {
    complaint: "insect-bites",
    any: [
      "insect|mosquito|bee|wasp|marabunta|ant|ants|sandfly|bug|flea & bite|sting|bites|itch /5",
      "hairy_worm",
    ],
    unless: ["repel|away|keep|prevent /3"],
  },
  {
    complaint: "boils",
    any: ["boil|boils|abscess|carbuncle"],
    unless: [
      "boil > water|leaf|leaves|it|the|them|root|bark|tea|up|for|some|down|a|minutes /2",
      "how|to|should|can|could|you|we|then > boil /2",
      "leaf|leaves|water|bush > boil /2",
    ],
  },
  {
    complaint: "skin-sores",
    any: [
      "sore|sores & leg|foot|skin|toe|arm|body|weeping|infected /3",
      "sores|fassy",
      "skin > infection|infected /2",
    ],
    unless: [
      "throat|eye|mouth|gum|muscle|arm|back > sore /1",
      "sore > throat|eyes|eye|mouth|gum|gums|muscle|back|knee|arm|from /1",
      "inside > lip|mouth|cheek /6",
      "lift|lifting|exercise /5",
    ],
  },
  { complaint: "mouth-sores", any: ["mouth|lip|gum|tongue|cheek & sore|ulcer|canker /4"] },
  {
    complaint: "toothache",
    any: ["tooth & pain|ache|hurt|sore|throb|kill|killing /4", "toothache", "gum > sore|pain|bleed|swell /3"],
  },
  { complaint: "earache", any: ["ear & pain|ache|hurt /4", "earache"] },
  {
    complaint: "sore-eyes",
    any: [
      "eye & red|pink|itch|itchy|sore|sticky|run|watery|burn /4",
      "pink_eye|pinkeye|conjunctivitis|red_eye|stye|sty",
      "wash|bathe|rinse > eye /3",
      "eye_wash|eyewash|eye_drop|eye_drops",
      "in_my_eye|in_eye",
    ],
  },
  {
    complaint: "sprains-and-bruises",
    any: [
      "sprain|sprained|bruise|bruised",
      "twist|strain|mash|pull & ankle|foot|wrist|muscle|knee|leg|back|shoulder|hand|finger /4",
    ],
    unless: ["face|mouth > twist /2"],
  },
  {
    complaint: "pain",
    any: [
      "muscle|body & pain|ache|cramp|sore|hurt /3",
      "pain > all > over /3",
      "arm|leg|calf|hand|foot|thigh|neck|shoulder & pain|ache|hurt|sore|cramp /4",
    ],
    unless: ["sore > on|toe /2", "sting|bite|burn|cut|twist|sprain /5", "knee|joint|bone|ankle /4"],
  },
  {
    complaint: "hair-and-scalp",
    any: [
      "hair & fall|falling|loss|grow|growth|thin|thinning|break|lose|bald|shed /4",
      "dandruff",
      "scalp & itch|dry|flaky /3",
      "itch|itchy > scalp /2",
    ],
  },
  {
    complaint: "dry-skin",
    any: ["skin > dry|ashy|crack|rough /3", "dry|ashy > skin /1", "crack > heel|heels /2"],
  },
  { complaint: "head-lice", any: ["lice|nits|louse"] },
  { complaint: "gout", any: ["gout|gouty", "uric > acid /1"] },
  { complaint: "warts", any: ["wart|warts|verruca"] },
  {
    complaint: "swellings",
    any: ["swell > foot|feet|leg|ankle|hand|gland|lump /3", "foot|leg|ankle > swell /3"],
    unless: ["sting|bite|twist|sprain|knee|joint|football /5"],
  },
  {
    complaint: "inflammation",
    any: ["inflammation|inflamed|inflamation|cooling|cooler", "heat > body|system|inside /3"],
  },
];
