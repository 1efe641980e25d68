// Ordinary home care for each complaint. It names no plant and no medicine.

const care: Readonly<Record<string, string>> = {
  diarrhoea: "Drink oral rehydration salts or clean water in small sips, eat lightly, and wash hands well.",
  "stomach-ache": "Rest, warm the belly, sip water, and leave heavy or peppery food for a day.",
  indigestion:
    "Eat smaller meals, slowly, and not within three hours of lying down; leave pepper, fat and alcohol.",
  gas: "Eat slowly, walk after meals, and go easy on fizzy drinks and on what you know blows you up.",
  nausea: "Small sips of water, dry plain food, fresh air and rest.",
  constipation:
    "More water, more fruit, greens and whole grain, walking, and time on the toilet after breakfast.",
  "intestinal-worms":
    "Wash hands and nails, wear slippers outside, cook meat through; the clinic's tablets clear worms in a day or three.",
  "stomach-ulcers":
    "No pain tablets on an empty stomach, no alcohol, no smoking; a simple test finds the germ behind most ulcers.",
  "poor-appetite": "Small meals often, in company, and food you like.",
  biliousness: "Rest, water, light food, no fat and no alcohol for a day or two.",
  haemorrhoids: "Warm sitz baths, soft stools through water and roughage, no straining.",
  "liver-complaints":
    "No alcohol, no mixtures of unknown bush, and a blood test to see what is really there.",
  "colds-and-flu":
    "Rest, warm drinks, steam from plain hot water at a safe distance, and washing hands; it passes in about a week.",
  cough: "Warm drinks, a raised head at night, no smoke, and, for grown people, honey.",
  bronchitis: "Rest, plenty to drink, no smoke; if breath gets short, go at once.",
  asthma:
    "The reliever pump first, always; keep away from smoke and dust, and have a written plan from the clinic.",
  "sore-throat": "Salt-water gargles, warm or cool drinks, and rest for the voice.",
  hoarseness: "Rest the voice, drink often, no smoke and no whispering.",
  sinusitis:
    "Salt-water rinses of the nose with boiled, cooled water, warm cloths on the face, and drinking enough.",
  fever:
    "Drink often, rest, light clothes, damp cloths; where malaria or dengue is about, a test comes first.",
  "immune-tonic":
    "Sleep, moving every day, fruit and greens, vaccinations, and little alcohol do most of it.",
  "blood-cleanser":
    "Kidneys and liver clean the blood by themselves; water, greens and less fried food help them.",
  "bitter-tonic": "Bitters are taken little and seldom; they are not for long use.",
  anaemia: "Iron-rich food with something sour beside it, and a blood test to find the reason.",
  fatigue:
    "Regular sleep, food in time, a daily walk, and a check of blood, sugar and pressure if it goes on.",
  "high-blood-pressure":
    "Less salt, a daily walk, less alcohol, no smoking, and a cuff to follow the numbers.",
  diabetes:
    "Steady meals with fewer sweet drinks and less white rice and bread, a daily walk, and testing as your clinic says.",
  arthritis: "Gentle movement, warmth, less weight on the joint, and good shoes.",
  "back-pain": "Keep moving gently, warmth, a firm bed, and lifting with the knees.",
  headache: "Water, food, rest in the dark, and a break from screens and sun.",
  toothache: "Salt-water rinses and a cool cloth outside; a dentist soon, before it swells.",
  earache: "A warm dry cloth outside, nothing into the ear, and a look by a nurse.",
  "sprains-and-bruises": "Rest it, cool it through a cloth, wrap it lightly and raise it for two days.",
  pain: "Warmth, gentle stretching, water, and rest.",
  inflammation: "Rest, water, and cool cloths; what stays hot or swollen should be seen.",
  swellings: "Raise it, cool it, and let someone look if it grows, reddens or hurts.",
  gout: "Rest and raise the joint, drink water, no alcohol, less meat and seafood.",
  "kidney-complaints":
    "Drink water as thirst asks, less salt, no unknown mixtures; urine and blood tests tell what it is.",
  "bladder-complaints":
    "Drink water, pass it often, and let the urine be tested: an infection needs the right medicine.",
  "difficult-urination":
    "Go when you first feel it, less drink late in the evening; if nothing comes at all, go to hospital.",
  "kidney-stones":
    "Plenty of water through the day, and a scan; fever or a pain you cannot bear means hospital.",
  "skin-rash": "Cool, dry and loose clothes, mild soap, nothing scented on it.",
  itching: "Short cool showers, mild soap, plain moisturiser, short nails.",
  eczema: "Plain moisturiser several times a day, short cool showers, soft cotton.",
  "skin-inflammation": "Cool water, shade, loose cotton, nothing scented.",
  ringworm:
    "Keep it dry, change clothes and towels daily, share none; a cream from the pharmacy clears most of it.",
  "skin-sores": "Wash with clean water and mild soap, cover with a clean cloth, and let someone look at it.",
  "cuts-and-wounds":
    "Rinse under clean running water, press until it stops, cover; ask whether a tetanus shot is due.",
  burns: "Twenty minutes of cool running water first, then a clean loose cover; no ice and no toothpaste.",
  boils: "Warm wet cloths several times a day, clean hands, no squeezing.",
  warts: "Patience, no picking, your own towel; most go by themselves.",
  "insect-bites": "Wash, cool cloths, no scratching; swelling of lips or short breath is an emergency.",
  "head-lice": "A fine comb through wet hair every third day for two weeks, for the whole house.",
  "skin-parasites":
    "Wash clothes and bedding hot, treat all in the house together, and let the clinic name the creature.",
  "dry-skin": "Short lukewarm showers, little soap, moisturiser on damp skin.",
  "hair-and-scalp": "Gentle washing, loose styles, enough iron and protein; sudden loss should be looked at.",
  "oral-thrush": "A soft brush, clean dentures, rinsing after an inhaler; in a grown person ask why it came.",
  "mouth-sores": "Salt-water rinses, soft food, no pepper; one that stays two weeks should be seen.",
  "tooth-cleaning": "Brush twice a day and see a dentist once a year.",
  "menstrual-pain": "Warmth on the belly, gentle movement, rest.",
  "menstrual-complaints": "Keep a calendar of the days; a late period first means a pregnancy test.",
  "womb-complaints": "Note when it hurts; new pain, bleeding or discharge should be examined.",
  "breast-milk-supply":
    "Frequent feeding, skin to skin, rest and enough to drink do most; ask the nurse to watch a feed.",
  "after-childbirth-bath": "Keep stitches clean and dry; fever, smell or heavy bleeding means hospital.",
  "mens-tonic":
    "Sleep, moving, less alcohol and no smoking; weak erections can be the first sign of heart or sugar trouble.",
  "prostate-complaints": "Less drink in the evening, time on the toilet, and a check that rules out worse.",
  nervousness: "Slow breathing, a walk, talking with someone you trust, less coffee, and sleep.",
  insomnia: "The same bedtime, a dark cool room, no screens and no coffee late, a short walk by day.",
};

export function homeCareFor(complaint: string): string | undefined {
  return care[complaint];
}
