// Complaints described in a sentence rather than by name: "me waist a pain me", "skin a scratch me", "lost my voice".
// The phrase index matches the catalogue's own synonyms; these patterns cover word orders that no list can hold.

export type ComplaintPattern = { complaint: string; any: readonly string[]; unless?: readonly string[] };

/** Abdomen, chest, blood, mind, women's and men's health. */
const internal: readonly ComplaintPattern[] = [
  {
    complaint: "high-blood-pressure",
    any: ["pressure|bp|hypertension"],
    unless: [
      "sinus|peer|water|cooker|eye|chest|under|low|head|drop > pressure /2",
      "pressure > cooker|point|chest|eye|low|drop|in_chest /2",
    ],
  },
  {
    complaint: "diabetes",
    any: ["sugar", "glucose"],
    unless: [
      "sugar > cane|apple|free|water|lime /1",
      "brown|add|spoon|teaspoon|white|with|without|lime|cup > sugar /2",
      "low > sugar /1",
      "honey > sugar /3",
      "sugar > salt|milk|honey /2",
    ],
  },
  {
    complaint: "stomach-ache",
    any: [
      "belly & pain|ache|hurt|gripe|cramp|wuk|work|burn|bun /4",
      "gripe|griping|bellyache|nara|narra",
      "cramp",
    ],
    unless: [
      "period|monthly /5",
      "period|monthly & cramp /5",
      "foot|leg|calf|toe|thigh|hand|finger|arm|neck|back|muscle|body & cramp /4",
    ],
  },
  {
    complaint: "menstrual-pain",
    any: ["period|monthly & pain|cramp|ache|hurt|belly /5", "cramp > period /4"],
  },
  {
    complaint: "gas",
    any: [
      "gas|gassy|bloat|bloated|belch|flatulence|windy",
      "wind > belly|stomach|trouble /3",
      "belly > swell|tight > eat /4",
      "pass > wind /2",
    ],
    unless: ["gas > station|stove|cooker|leak|tear|cylinder|price|bottle /2", "gasoline"],
  },
  {
    complaint: "indigestion",
    any: [
      "heartburn|indigestion|dyspepsia",
      "acid > stomach|belly|reflux|rise|up /3",
      "heart > burn /1",
      "food > not > digest /4",
      "burn > chest > eat|food /5",
      "food > sit|heavy > belly|stomach /4",
    ],
  },
  {
    complaint: "nausea",
    any: [
      "nausea|nauseous|queasy|nauseated",
      "feel|want > vomit /3",
      "vomit|vomiting",
      "morning_sickness|motion_sickness|car_sick|sea_sick|travel_sick",
      "sick > stomach|belly /3",
      "stomach|belly > turn|sick|upset|rolling /2",
      "throw > up /1",
    ],
  },
  {
    complaint: "constipation",
    any: [
      "constipate|constipated|constipation",
      "bound > up /1",
      "back|block > up > stool|toilet|belly /4",
      "not|cannot > go > toilet|bathroom /4",
      "not > toilet|bathroom /3",
      "hard > stool /2",
      "stool > hard /2",
      "bowel > not > move|open /4",
      "not > stool > day|days /5",
      "cannot > pass > stool /3",
    ],
  },
  {
    complaint: "diarrhoea",
    any: [
      "diarrhoea",
      "run|running|runny > belly|stomach /2",
      "belly|stomach > run|running /3",
      "loose|watery > stool|bowel|motion /2",
      "the_runs",
      "have|got|bad > =runs /2",
      "stool > loose|watery|water /2",
    ],
  },
  {
    complaint: "colds-and-flu",
    any: [
      "flu|influenza|catarrh",
      "cold",
      "nose > run|running|runny|drip /3",
      "run|runny|running > nose /2",
      "sneeze|sneezing",
      "stuffy|block > nose /2",
    ],
    unless: [
      "cold > water|drink|tea|press|place|weather|shower|bath|juice|compress|sweat|feet|foot|hand|sore|beer|day|season /1",
      "hot|drink|serve > cold /2",
      "cold > hot /2",
      "hay_fever|allergy|dust|dusty /6",
      "chest > cold /1",
      "cold > chest /3",
    ],
  },
  { complaint: "cough", any: ["cough|coughing|phlegm|mucus"], unless: ["tablet > cough /3"] },
  {
    complaint: "bronchitis",
    any: ["cold > chest /3", "chest > cold|congest|congestion|congested /2", "bronchitis|bronchial"],
  },
  {
    complaint: "sinusitis",
    any: [
      "sinus|sinuses|sinusitis",
      "nose > block|blocked|stuff|stuffy|stuffed|clog /3",
      "block|stuff|stuffy|clog > nose /2",
    ],
  },
  {
    complaint: "sore-throat",
    any: [
      "throat & sore|pain|hurt|scratch|scratchy|itch|burn|swell|raw /4",
      "tonsil|tonsils|tonsillitis",
      "pain|hurt > swallow /3",
    ],
  },
  {
    complaint: "hoarseness",
    any: ["hoarse|hoarseness|laryngitis", "lose > voice /2", "voice > gone|lose|hoarse|crack|horse|rough /3"],
  },
  {
    complaint: "fever",
    any: ["fever|feverish", "temperature > high|up /3", "high > temperature /1", "body > hot /2"],
    unless: ["fever_grass|hay_fever|fevergrass /1"],
  },
  {
    complaint: "insomnia",
    any: [
      "insomnia|sleepless|sleeplessness",
      "cannot|not > sleep /4",
      "trouble|hard|problem|help|difficult|difficulty|tea|something|better > sleep /4",
      "sleep > bad|poor|trouble|problem|better|aid|not > come /4",
      "wake > night /4",
      "fall > asleep /2",
    ],
    unless: ["foot|arm|hand|leg > fall > asleep /3", "not > wake /3"],
  },
  {
    complaint: "nervousness",
    any: [
      "nerves|nervous|anxious|anxiety|stress|stressed|worried|panic|tense|overthinking",
      "calm > nerves|down|me /3",
      "study|studying > much|plenty|thing|things /3",
      "mind > not > rest /4",
    ],
    unless: ["nerve|nerves > pain|damage|tablet /1", "worried > about /1"],
  },
  {
    complaint: "fatigue",
    any: [
      "tired|fatigue|exhausted|weary|sluggish|rundown",
      "not|low|more|need > energy /3",
      "energy",
      "feel > weak /3",
      "weak > all|body|feeling|always /3",
      "run > down /1",
    ],
    unless: ["tired > life|living|pain|cough|of /2", "energy > drink /1"],
  },
  { complaint: "poor-appetite", any: ["appetite", "not > want|feel > eat|food /4", "not > hungry /3"] },
  {
    complaint: "intestinal-worms",
    any: ["worm|worms|pinworm|deworm|threadworm"],
    unless: ["ring > worm /1", "hairy|mosquito > worm /1", "worm_grass|wormseed /1"],
  },
  { complaint: "kidney-complaints", any: ["kidney|kidneys & clean|cleanse|pain|flush|ache|tea|good /4"] },
  { complaint: "kidney-stones", any: ["kidney > stone|stones|gravel /2"] },
  {
    complaint: "bladder-complaints",
    any: [
      "burn > urine|~passwater /4",
      "urine|~passwater > burn|sting /3",
      "uti|cystitis",
      "urine > infection /2",
    ],
  },
  {
    complaint: "mens-tonic",
    any: [
      "libido|erection|aphrodisiac|impotence|impotent|viagra",
      "nature > low|weak|back|gone|rise|man /3",
      "man > power|nature|tonic|weak /2",
      "low|weak > nature /2",
      "bush|tea|tonic|herb > for > nature /3",
      "stay > hard /2",
      "perform > bed /3",
      "sex > drive|power|life|strong /2",
    ],
  },
  { complaint: "prostate-complaints", any: ["prostate"] },
  { complaint: "liver-complaints", any: ["liver & clean|cleanse|flush|fatty|good|tea|detox /4"] },
  {
    complaint: "blood-cleanser",
    any: [
      "clean|cleanse|purify|wash > blood /3",
      "blood > clean|cleanse|cleanser|purify|purifier /3",
      "detox|washout",
      "cleanse|cleansing",
    ],
    unless: ["kidney|liver|face /3"],
  },
  {
    complaint: "anaemia",
    any: [
      "anaemia|anemia|anaemic|anemic",
      "low > iron|blood|hb|haemoglobin|hemoglobin /1",
      "build > blood /2",
      "iron > low /2",
    ],
    unless: ["low > blood > sugar|pressure /2"],
  },
  {
    complaint: "immune-tonic",
    any: [
      "immune|immunity",
      "keep > healthy|strong|well /3",
      "boost > health|body|immune|immunity /3",
      "tonic",
    ],
    unless: ["blood|bitter|man|back > tonic /1", "tonic > water|energy /2"],
  },
  {
    complaint: "breast-milk-supply",
    any: [
      "breast > milk > more|low|increase|supply|flow|dry /4",
      "more|increase|low > breast|milk > milk|supply /3",
      "milk > supply|come /2",
      "lactation",
    ],
  },
  {
    complaint: "haemorrhoids",
    any: ["piles|haemorrhoid|haemorrhoids|hemorrhoid|hemorrhoids|hemroids|hemoroids"],
  },
  {
    complaint: "stomach-ulcers",
    any: ["ulcer|ulcers|gastritis"],
    unless: ["mouth|leg|foot|tongue > ulcer /2", "ulcer > leg|foot|mouth /3"],
  },
  { complaint: "asthma", any: ["asthma|asthmatic|wheeze|wheezing|whizzing"] },
  { complaint: "malaria", any: ["malaria", "bush|interior > fever /1"] },
  { complaint: "biliousness", any: ["bilious|biliousness", "bitter > mouth|taste /1"] },
  { complaint: "womb-complaints", any: ["womb"], unless: ["cancer /2"] },
  {
    complaint: "menstrual-complaints",
    any: ["period|menstrual & problem|trouble|irregular|regulate|pms /3"],
  },
];

/** Pain, skin, hair, mouth and eyes. */
const painAndSkin: readonly ComplaintPattern[] = [
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

export const complaintPatterns: readonly ComplaintPattern[] = [...internal, ...painAndSkin];
