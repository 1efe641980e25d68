// Poisoning described by its circumstances, without naming the poison: fumes, bites, plants, medicines.
import type { FindingDefinition } from "./finding.ts";

export const poison: readonly FindingDefinition[] = [
  {
    id: "fumes",
    any: [
      "man|men|worker|he|him > in > tank|well|pit|septic|latrine > pass|faint|collapse|drop /5",

      "generator|engine|charcoal > fumes|fume|exhaust /2",

      "well|tank|pit|septic|shaft|latrine|hold > men|man|two|worker|he|him > pass|faint|collapse|drop|down /4",
      "carbon_monoxide",
      "car|engine|van > sleep & engine|on|running /5",
      "sleep > car|van > engine|on|running /4",
      "mix > $chemical & $chemical /2",
      "mix > bleach|ammonia|chlorine|acid|clorox|javex /2",
      "generator|coal_pot|coalpot|charcoal|coals|heater|engine|stove|exhaust > inside|house|room|bedroom|indoor|closed|kitchen|shed|run /3",
      "gas > cylinder|stove|leak/2",

      "spray > $chemical|field|house|farm|rice /2",
      "knapsack > spray /1",
      "spray > knapsack /2",
      "leak|leaking > gas /3",
      "stove|gas|burner > left|leave > on /3",
      "=co > detector|alarm /1",
    ],
    unless: ["orange|fruit|fruits|vegetable|vegetables|greens|bora|lime|apple|grape|peel > spray /2"],
  },
  { id: "air-alarm", any: ["=co|carbon_monoxide > detector|alarm > go|went|beep|beeping|ring|sound|off /3"] },
  {
    id: "all-ill",
    any: [
      "everybody|everyone|family|we_all|all > groggy|drowsy|headachy|unwell /3",
      "everybody|everyone|family|whole_house|we_all|all|all_of_us|all_of_we > headache|dizzy|faint|sick|vomit|sleepy|weak /4",
    ],
    unless: ["cold|flu|virus|school /6"],
  },
  {
    id: "fang-marks",
    any: ["two|2|pair > hole|holes|mark|tooth|puncture|punctures|dot /2", "fang"],
    unless: ["row|rows|milk|front|baby|wisdom /3"],
  },
  {
    id: "fast-swelling",
    any: ["swell > fast|quick|rapid|black|purple|spread|worse|climb /4", "fast|quick|rapid > swell /2"],
  },
  {
    id: "mouth-tingling",
    any: ["lip|mouth|tongue|face & tingle|numb|prickle /4"],
    unless: ["pepper|spicy|pineapple|eddo|clove|toothpaste|mint|dentist|injection|ginger|cold_sore /6"],
  },
  {
    id: "risky-food",
    any: [
      "eat|taste > puffer|pufferfish|blowfish|toadfish|toad|frog|wild|unripe|raw|spoil|spoiled|tin|canned /3",
    ],
  },
  {
    id: "deadly-plant",
    any: [
      "oleander|manchineel|datura|belladonna|nightshade|foxglove|hemlock|castor_bean|castor_seed|jequirity|rosary_pea|dumb_cane|dumbcane|dieffenbachia|angel_trumpet|wolfsbane|monkshood",
    ],
    unless: ["castor_oil"],
  },
  {
    id: "yard-plant",
    any: [
      "seed|berry|leaf|leaves|flower|fruit|bulb|root|bean|nut > tree|yard|garden|bush|hedge|roadside|fence|unknown|wild /2",
    ],
    // "swallow a orange seed, tree gon grow?"
    unless: ["orange|guava|tangerine|watermelon|lime|lemon|grape|passion|tamarind|pumpkin|tomato > seed /1"],
  },
  {
    id: "put-in-mouth",
    any: [
      "eat|swallow|chew|nibble|bite|put > $swallow|mouth|seed|berry|leaf|leaves|flower|fruit|bean|nut|plant|bulb|root /4",
    ],
  },
  {
    id: "others-tablets",
    any: [
      "toddler|grandson|granddaughter|child|baby|son|daughter > get|got|find > in|into|with > grandmother|mother|father|my|her|his > tablet|~bloodpressure|sugar /6",
      "eat|drink|swallow|take|chew|lick > grandmother|grandfather|mother|father|somebody|someone|uncle|aunt|auntie|husband|dog|my > tablet|medicine|~bloodpressure|insulin|syrup|patch /5",
      "find|get|into|open|empty > tablet|medicine|bottle|cabinet|drawer|handbag & miss|gone|empty|some|all /7",
    ],
    unless: ["can|could|should|may|if|safe|ok|allowed /8"],
  },
  {
    id: "chemical-on",
    any: [
      "smell > $chemical > foam|drool|vomit|mouth|and /2",
      "$chemical & mouth|lip|tongue|teeth/5",
      "$chemical & breath|clothes|face & spill|splash|spray|throw|soak|wet|smell|on|all_over|foam|vomit|sweat|drool /7",
    ],
    unless: [
      "bleach > cream /1",
      "paint & face_paint|costume|carnival|mask|party /4",
      "face_paint",
      "naphthalene|camphor|mothball & clothes|cupboard|drawer|wardrobe /5",
      "plant|leaf|bush|vine & poison|poisonous /6",
      "cleaner > tongue /2",
      "taste|smell > like /1",
      "mouth > wash|wash_out|rinse /2",
      "polish|paint > nail /2",
      "whiten|brush|toothpaste|vitamin /5",
    ],
  },
  {
    id: "not-eaten",
    any: ["not > eat|breakfast|lunch|dinner|food|meal /2"],
  },
  {
    id: "cannot-think",
    any: ["cannot|not > think|focus|concentrate|see_straight /2", "head > foggy|cloudy|blank /2"],
    unless: ["think > name|word|what|idea|that|so|it_is /2"],
  },
  {
    id: "medicine-out",
    any: [
      "run|out|without|miss|stop > tablet|medicine|insulin|pump|inhaler|~bloodpressure > week|day|month|since /7",
      "run|ran > out > tablet|medicine|insulin|pump|inhaler|~bloodpressure|~seizuremedicine /5",
      "vomit|throw_up|bring_up > tablet|medicine|~bloodpressure|~seizuremedicine /4",
      "tablet|medicine|insulin|~bloodpressure > finish|done|run_out|out /3",
    ],
    unless: [
      "vomit > =from > tablet|sugar /2",
      "bring_up > ~bloodpressure /2",

      "doctor|clinic > stop|tell /4",
      "can|should|want|could > stop /3",
      "birth_control|contraceptive|plan_b|worm /4",
      // The pill, in one word, is the contraceptive.
      "stop > the > =pill /1",
      "tablet|medicine > for|against|stop > vomit /3",
      // "to bring it up besides tablet": the blood is meant.
      "blood|pressure|sugar|iron > low & bring_up /8",
      "if|after|when > vomit /2",
      // A course that is over, and the same medicine under another name.
      "malaria|antibiotic > tablet|tablets|medicine > finish|done /2",
      "give|gave|gie|get|got > same|different|another|generic|substitute /3",
    ],
  },
];
