// Emergency rules: combinations of findings that need immediate help. "who:" facts come from the people the question mentions.
import { emergency, type TriageRule } from "./rule.ts";

const breathing = ["breathless", "blue-lips", "wheeze", "breathless-lying"];
const stroke = ["face-droop", "speech", "one-side-weak"];
const dull = ["drowsy", "confused", "unconscious", "faint"];
const ill = ["vomiting", "dizzy", "faint", "headache", "severe-headache", "drowsy", "confused", "breathless"];
const hot = ["fever", "temperature-raised"];
const baby3 = ["who:under-3-months"];
const little = ["who:baby", "who:child"];

/** Heart, brain, breathing, allergy, blood sugar and blood pressure. */
const heartAndBrain: readonly TriageRule[] = [
  emergency("drunk-out", "passing out after drinking", "unconscious", [
    ["alcohol"],
    ["faint", "drowsy", "unconscious"],
  ]),
  emergency("low-sugar-signs", "low sugar in someone with diabetes", "low-sugar", [
    ["diabetic"],
    ["shaking"],
    ["sweating", "palpitations", "dizzy"],
  ]),
  emergency("headache-sudden", "a sudden, very bad headache", "stroke", [["severe-headache"], ["sudden"]]),
  emergency("named", "a condition that only a hospital treats", "general", [["named-emergency"]]),
  emergency("pressure-strange", "very high pressure with a strange feeling", "pressure", [
    ["pressure-very-high"],
    ["strange-feeling", "palpitations", "sweating", "pressing"],
  ]),
  emergency("pressure-extreme", "an extremely high pressure reading", "pressure", [["pressure-extreme"]]),
  emergency("heart-signs", "chest pain or pressure with other signs of a heart attack", "heart", [
    ["chest-pain", "chest-pain-cough"],
    [
      "sweating",
      "breathless",
      "arm-jaw",
      "faint",
      "vomiting",
      "dizzy",
      "palpitations",
      "severe",
      "blue-lips",
      "confused",
      "calf-swollen",
    ],
  ]),
  emergency(
    "chest-pain",
    "chest pain or tightness",
    "heart",
    [["chest-pain"]],
    ["chest-pain-cough", "chest-wall"],
  ),
  emergency("heart-attack", "a heart attack", "heart", [["heart-attack"]]),
  emergency(
    "arm-jaw-sweat",
    "arm or jaw trouble with sweating or breathlessness, which can be the heart",
    "heart",
    [
      ["arm-jaw", "arm-numb"],
      ["sweating", "breathless", "faint", "pressing"],
    ],
  ),
  emergency("heart-rhythm", "a racing or uneven heart with other danger signs", "heart", [
    ["palpitations", "pulse-extreme"],
    ["faint", "breathless", "chest-pain"],
  ]),
  emergency("pulse", "a dangerous pulse", "heart", [["pulse-extreme"]]),
  emergency("stroke-signs", "signs of a stroke", "stroke", [stroke]),
  emergency("stroke", "a stroke", "stroke", [["stroke"]]),
  emergency("thunderclap", "a sudden, worst-ever headache", "stroke", [["thunderclap"]]),
  emergency("sight", "sudden loss of sight", "stroke", [["vision-loss"]]),
  emergency("sight-sudden", "sudden trouble with sight", "stroke", [
    ["vision-trouble"],
    ["sudden", "balance", "severe-headache"],
  ]),
  emergency("balance", "sudden loss of balance", "stroke", [
    ["balance"],
    ["sudden", "severe-headache", "vision-trouble", "speech"],
  ]),
  emergency("heat-stroke", "heat stroke", "general", [["heat-stroke"]]),
  emergency("breathing", "trouble breathing", "breathing", [["breathless", "blue-lips", "breathless-lying"]]),
  emergency("asthma", "an asthma attack that the pump does not ease", "breathing", [
    ["asthma-attack", "wheeze"],
    ["breathless", "pump-fails", "blue-lips", "severe", "speech"],
  ]),
  emergency("choking", "choking", "choking", [["choking"], ["breathless", "blue-lips", "cough", ...little]]),
  emergency("oxygen", "too little oxygen in the blood", "breathing", [["oxygen-low"]]),
  emergency("anaphylaxis", "a dangerous allergic reaction", "allergy", [["anaphylaxis"]]),
  emergency("airway", "swelling of lips, tongue or throat", "allergy", [["airway-swelling"]]),
  emergency("hives-plus", "an allergic reaction that reaches beyond the skin", "allergy", [
    ["hives", "allergen", "many-stings"],
    [...breathing, "faint", "face-swelling", "vomiting", "confused"],
  ]),
  emergency("many-stings", "many stings at once", "allergy", [["many-stings"]]),
  emergency("fits", "a fit", "fits", [["fits"]]),
  emergency("unconscious", "someone who cannot be woken", "unconscious", [["unconscious"]]),
  emergency("confusion", "sudden confusion", "unconscious", [["confused"]]),
  emergency("collapse", "a collapse with other danger signs", "unconscious", [
    ["faint"],
    [
      "palpitations",
      "bleeding",
      "stool-blood",
      "stool-black",
      "belly-severe",
      "belly-pain",
      "head-injury",
      "who:pregnant",
      "late-period",
      "severe-headache",
      "sunken-eyes",
    ],
  ]),
  emergency("collapsed", "a collapse", "unconscious", [["collapse"]]),
  emergency("inhaled", "breathing in smoke or chemicals", "breathing", [["inhaled"]]),
  emergency("sugar-high", "very high sugar with drowsiness or sickness", "sugar", [
    ["sugar-very-high", "sugar-high", "meter-hi"],
    [...dull, "vomiting", "breathless", "belly-severe"],
  ]),
  emergency("sugar-extreme", "an extremely high sugar reading", "sugar", [["sugar-extreme", "meter-hi"]]),
  emergency("sugar-low", "very low sugar", "low-sugar", [["sugar-very-low"]]),
  emergency("sugar-low-signs", "low sugar with danger signs", "low-sugar", [
    ["sugar-below-range", "sugar-low"],
    [...dull, "sweating", "shaking", "speech", "fits", "vision-trouble"],
  ]),
  emergency("diabetic-dull", "a person with diabetes who is drowsy or vomiting and dry", "sugar", [
    ["diabetic"],
    ["drowsy", "confused", "unconscious", "faint"],
  ]),
  emergency(
    "diabetic-dry",
    "a person with diabetes who is vomiting and breathing fast or very thirsty",
    "sugar",
    [["diabetic"], ["vomiting"], ["breathless", "thirst-peeing", "drowsy", "fruity", "belly-pain"]],
  ),
  emergency("pressure", "very high pressure with danger signs", "pressure", [
    ["pressure-very-high"],
    [
      "headache",
      "severe-headache",
      "vision-trouble",
      "vision-loss",
      "chest-pain",
      "breathless",
      "confused",
      "one-side-weak",
      "speech",
      "vomiting",
      "nosebleed",
      "arm-numb",
      "faint",
      "dizzy",
      "drowsy",
      "flank-pain",
      "mouth-tingling",
    ],
  ]),
  emergency("pressure-told", "high pressure with danger signs", "pressure", [
    ["pressure-high", "pressure-raised"],
    ["vision-trouble", "vision-loss", "confused", "speech", "one-side-weak", "arm-numb"],
  ]),
  emergency("pressure-low", "very low pressure with danger signs", "general", [
    ["pressure-very-low"],
    [...dull, "dizzy", "chest-pain", "breathless", "sweating"],
  ]),
  emergency("said-so", "an emergency", "general", [["emergency-word"]]),
];

/** Bleeding, poisoning, babies, pregnancy, abdomen, burns and injury. */
const bleedingAndInjury: readonly TriageRule[] = [
  emergency("head-bleeding", "bleeding from the head", "injury", [["head-bleeding"]]),
  emergency("baby-drying", "a baby with diarrhoea or vomiting who will not drink", "dehydration", [
    ["who:baby"],
    ["diarrhoea", "vomiting"],
    ["not-drinking", "baby-not-feeding"],
  ]),
  emergency("snake-told", "a snake bite", "snake", [["snake-word"], ["bitten"]]),
  emergency("pain-fever-yellow", "strong pain with fever and yellow eyes", "belly", [
    ["severe"],
    ["fever", "temperature-raised"],
    ["jaundice"],
  ]),
  emergency("ate-risky", "illness after eating something that may be poisonous", "poison", [
    ["ate-risky"],
    [
      "vomiting",
      "sweating",
      "dizzy",
      "belly-pain",
      "diarrhoea",
      "drowsy",
      "confused",
      "who:child",
      "who:baby",
    ],
  ]),
  emergency("hit-by-vehicle", "being hit by a vehicle", "injury", [["hit-by-vehicle"]]),
  emergency("accident-still", "an accident after which someone cannot move", "injury", [
    ["accident", "head-injury", "hit-by-vehicle"],
    ["cannot-move", "drowsy", "breathless", "belly-pain", "chest-pain"],
  ]),
  emergency("blood-ear", "blood from the ear", "injury", [["ear-blood"]]),
  emergency("vomit-blood", "vomiting blood", "bleeding", [["vomit-blood"]]),
  emergency("cough-blood", "coughing up blood", "bleeding", [["cough-blood"]], ["cough-blood-streak"]),
  emergency("black-stool", "black, tarry stool, which is blood", "bleeding", [["stool-black"]]),
  emergency("stool-blood", "passing blood", "bleeding", [["stool-blood"]], ["mild-blood"]),
  emergency("heavy-bleed", "bleeding that does not stop", "bleeding", [["heavy-bleed"]]),
  emergency("deep-wound", "a deep wound", "bleeding", [["deep-wound"]]),
  emergency("flooding", "very heavy bleeding", "bleeding", [
    ["heavy-period"],
    ["faint", "dizzy", "heavy-bleed", "who:pregnant"],
  ]),
  emergency("poison", "swallowing something poisonous", "poison", [
    ["swallowed-chemical", "swallowed-plant"],
  ]),
  emergency("overdose", "poisoning or an overdose", "poison", [["poisoned", "many-tablets"]]),
  emergency("ate-and-ill", "illness after eating something that may be poisonous", "poison", [
    ["ate-something"],
    ["pupils", "confused", "fits", "breathless", "drowsy", "faint", "palpitations"],
  ]),
  emergency("child-tablets", "a child who swallowed medicine", "poison", [
    ["child-tablets"],
    ["who:baby", "who:child"],
    ["got-into"],
  ]),
  emergency("pupils", "signs of poisoning", "poison", [
    ["pupils"],
    ["ate-something", "who:child", "who:baby"],
  ]),
  emergency("lockjaw", "a locked jaw, which can be tetanus", "general", [["lockjaw"]]),
  emergency("snake", "a snake bite", "snake", [["snake-bite"]]),
  emergency("scorpion", "a scorpion sting", "snake", [["scorpion"]]),
  emergency("meningitis", "fever with a stiff neck", "general", [
    ["stiff-neck"],
    [...hot, "headache", "light-hurts", "vomiting", "purple-rash"],
  ]),
  emergency("purple-rash", "fever with purple spots", "general", [["purple-rash"], hot]),
  emergency("light-and-fever", "fever with light hurting the eyes and a bad head", "general", [
    ["light-hurts"],
    hot,
    ["severe-headache", "stiff-neck", "drowsy"],
  ]),
  emergency("dry-baby", "a baby or child who is drying out", "dehydration", [
    ["diarrhoea", "vomiting", "fever", "not-drinking"],
    ["sunken-eyes", "no-urine", ...dull],
    little,
  ]),
  emergency("dried-out", "losing too much water", "dehydration", [
    ["diarrhoea", "vomiting"],
    ["sunken-eyes", "no-urine", "drowsy", "confused", "faint"],
  ]),
  emergency("young-baby-fever", "fever in a baby under three months", "baby", [
    baby3,
    [...hot, "temperature-low"],
  ]),
  emergency("young-baby-ill", "a very young baby who is not feeding or is limp", "baby", [
    baby3,
    [
      "not-drinking",
      "baby-not-feeding",
      "drowsy",
      "vomiting",
      "diarrhoea",
      "blue-lips",
      "jaundice",
      "sunken-eyes",
    ],
  ]),
  emergency("limp-child", "a child who is floppy, very drowsy or hard to wake", "unconscious", [
    little,
    ["drowsy"],
    [...hot, "vomiting", "diarrhoea", "rash", "head-injury", "not-drinking", "breathless", "swallowed-plant"],
  ]),
  emergency("fontanelle", "a soft spot that bulges or sinks", "baby", [["who:baby"], ["fontanelle"]]),
  emergency("pregnant-bleeding", "bleeding in pregnancy", "pregnancy", [
    ["who:pregnant"],
    ["clots", "any-blood", "bleeding", "heavy-bleed", "miscarriage", "heavy-period", "stool-blood"],
  ]),
  emergency("pregnant-head", "bad headache, swelling or eye trouble in pregnancy", "pregnancy", [
    ["who:pregnant"],
    ["severe-headache", "vision-trouble", "thunderclap", "face-swelling", "hand-swelling", "pressure-raised"],
  ]),
  emergency("pregnant-headache-swelling", "headache with swelling in pregnancy", "pregnancy", [
    ["who:pregnant"],
    ["headache"],
    ["swelling", "vomiting", "pressure-over-140", "belly-pain", "pressure-high"],
  ]),
  emergency("pregnant-still", "a baby in the womb who moves less or not at all", "pregnancy", [
    ["no-movement"],
  ]),
  emergency("cord", "the cord or the waters coming", "pregnancy", [["cord", "waters-broke"]]),
  emergency("after-birth", "bleeding or illness after a birth", "pregnancy", [
    ["postpartum"],
    [
      "heavy-period",
      "heavy-bleed",
      "fever",
      "temperature-raised",
      "severe-headache",
      "faint",
      "breathless",
      "confused",
    ],
  ]),
  emergency("pregnant-pain", "strong belly pain in pregnancy", "pregnancy", [
    ["who:pregnant"],
    ["belly-severe", "waters-broke"],
  ]),
  emergency("miscarriage", "signs of losing a pregnancy", "pregnancy", [
    ["miscarriage"],
    ["bleeding", "belly-pain", "who:pregnant", "severe"],
  ]),
  emergency(
    "ectopic",
    "a late period with strong pain, which can be a pregnancy outside the womb",
    "pregnancy",
    [["late-period"], ["belly-severe", "faint", "dizzy"]],
  ),
  emergency("ectopic-bleed", "a late period with one-sided pain and bleeding", "pregnancy", [
    ["late-period"],
    ["belly-pain", "flank-pain"],
    ["bleeding"],
  ]),
  emergency("belly", "severe belly pain", "belly", [["belly-severe"]], ["period-pain"]),
  emergency("belly-block", "a belly that may be blocked", "belly", [["belly-blocked"], ["vomiting"]]),
  emergency("urine-block", "not being able to pass urine", "general", [["cannot-urinate"]]),
  emergency("testicle", "sudden pain or swelling of a testicle", "general", [
    ["testicle"],
    ["severe", "swelling", "belly-pain", "vomiting", ...little],
  ]),
  emergency("burn", "a serious burn", "burn", [["burn-bad"]]),
  emergency("limb", "a limb that is cold, blue or numb after an injury", "injury", [["limb-dead"]]),
  emergency("open-fracture", "a broken bone through the skin", "injury", [["open-fracture"]]),
  emergency("misshapen", "a limb out of shape or torn", "injury", [["misshapen"]]),
  emergency("accident", "an accident with bleeding", "injury", [
    ["accident", "head-injury"],
    ["bleeding", "head-bleeding"],
  ]),
  emergency("skin-peeling", "peeling skin with fever", "general", [
    ["skin-peeling"],
    ["fever", "temperature-raised"],
  ]),
  emergency("fever-bleeding", "fever with bleeding", "general", [
    ["fever", "temperature-raised", "fever-named"],
    ["nosebleed", "gum-bleed", "heavy-bleed", "bleeding"],
  ]),
  emergency("head-injury", "a blow to the head with danger signs", "injury", [
    ["head-injury"],
    [
      "vomiting",
      ...dull,
      "fits",
      "vision-trouble",
      "severe-headache",
      "bleeding",
      "heavy-bleed",
      "one-side-weak",
      "speech",
    ],
  ]),
  emergency("drowning", "drowning, hanging or electric shock", "unconscious", [["drowning"]]),
  emergency("spine", "back pain with numbness or loss of control", "injury", [
    ["back-pain"],
    ["incontinence"],
  ]),
  emergency("sickle", "a sickle cell crisis with danger signs", "general", [
    ["sickle"],
    ["chest-pain", "breathless", "severe", "fever", "temperature-raised", "one-side-weak"],
  ]),
  emergency("fever-dull", "fever with confusion or drowsiness", "general", [hot, dull]),
  emergency("fever-extreme", "a dangerously high temperature", "general", [["temperature-extreme"]]),
  emergency("weak-immunity", "fever while treatment keeps the defences low", "general", [
    hot,
    ["immune-low"],
  ]),
  emergency("eye-chemical", "something harmful in the eye", "eye", [["eye-chemical"]]),
];

/** Shock, unconsciousness, drowning, heat, suspected poisoning and psychosis. */
const collapse: readonly TriageRule[] = [
  emergency("shock", "a pale or clammy person with other danger signs", "general", [
    ["pale"],
    [
      "sweating",
      "faint",
      "dizzy",
      "belly-pain",
      "back-pain",
      "chest-pain",
      "breathless",
      "confused",
      "holds-chest",
      "drowsy",
      "shaking",
    ],
  ]),
  emergency("holding-chest", "someone holding the chest", "heart", [
    ["holds-chest"],
    [
      "sweating",
      "pale",
      "faint",
      "breathless",
      "vomiting",
      "arm-jaw",
      "dizzy",
      "severe",
      "who:other",
      "who:elder",
    ],
  ]),
  emergency("tearing-pain", "a tearing pain", "general", [["tearing-pain"]]),
  emergency("not-rousing", "someone who is hard to wake", "unconscious", [
    ["not-rousing"],
    ["who:other", "who:elder", "who:child", "who:baby"],
  ]),
  emergency("dull-groaning", "someone drowsy who only groans", "unconscious", [["drowsy"], ["groaning"]]),
  emergency("heat-astray", "heat stroke", "general", [
    ["in-the-sun", "stops-sweating"],
    ["confused", "fits", "unconscious", "collapse", "faint", "speech"],
  ]),
  emergency("from-the-water", "water in the lungs", "breathing", [
    ["from-the-water"],
    [
      "cough",
      "drowsy",
      "breathless",
      "blue-lips",
      "vomiting",
      "unconscious",
      "confused",
      "chest-pain",
      "wheeze",
    ],
  ]),
  emergency("seeing-things", "seeing or hearing things that are not there", "general", [
    ["seeing-things"],
    [
      "alcohol",
      "shaking",
      "fever",
      "temperature-raised",
      "who:elder",
      "hunted",
      "sweating",
      "headache",
      "postpartum",
      "ate-something",
      "risky-food",
    ],
  ]),
  emergency("hunted", "someone who may be a danger to himself or others", "general", [
    ["hunted"],
    ["seeing-things", "confused"],
  ]),
  emergency("limb-bloodless", "a limb without blood", "injury", [
    ["limb-bloodless"],
    ["severe", "sudden", "who:other", "calf-swollen"],
  ]),
  emergency("clot-lung", "a leg that can hold a clot, with signs from the lungs", "heart", [
    ["calf-swollen"],
    ["breath-pain", "breathless", "chest-pain", "cough-blood", "faint", "cough-blood-streak"],
  ]),
  emergency("breath-pain", "pain on breathing with other danger signs", "heart", [
    ["breath-pain"],
    [
      "cough-blood",
      "cough-blood-streak",
      "faint",
      "blue-lips",
      "accident",
      "head-injury",
      "hit-by-vehicle",
      "breathless",
    ],
  ]),
  emergency("stabbed-through", "something stuck deep in the body", "injury", [["stabbed-through"]]),
  emergency("head-fluid", "a blow to the head with clear fluid or lost memory", "injury", [
    ["head-injury"],
    ["clear-fluid", "forgetting", "ear"],
  ]),
  emergency("fumes", "breathing in bad air", "breathing", [
    ["fumes"],
    [...ill, "cough", "chest-pain", "burn", "all-ill", "shaking", "sweating", "vision-trouble"],
  ]),
  emergency("bite-unknown", "a bite that may be a snake's", "snake", [
    ["bitten", "fang-marks"],
    ["fang-marks", "fast-swelling", "faint", "breathless", "vision-trouble", "gum-bleed", "drowsy"],
  ]),
  emergency("fish-poison", "poisoning from food", "poison", [
    ["ate-something", "risky-food", "allergen"],
    ["mouth-tingling"],
  ]),
  emergency("risky-food", "poisoning from food", "poison", [
    ["risky-food"],
    [
      "vision-trouble",
      "speech",
      "breathless",
      "drowsy",
      "confused",
      "seeing-things",
      "fits",
      "mouth-tingling",
    ],
  ]),
  emergency("deadly-plant", "swallowing a poisonous plant", "poison", [
    ["deadly-plant"],
    ["put-in-mouth", "swallowed-plant", "ate-something", "ate-risky"],
    [
      "who:child",
      "who:baby",
      "vomiting",
      "dizzy",
      "drowsy",
      "palpitations",
      "belly-pain",
      "got-into",
      "confused",
    ],
  ]),
  emergency("child-yard-plant", "a child who ate an unknown plant", "poison", [
    ["who:child", "who:baby"],
    ["put-in-mouth", "ate-something"],
    ["yard-plant"],
    ["got-into", "vomiting", "drowsy", "shaking", "deadly-plant", "belly-pain", "confused"],
  ]),
  emergency("others-tablets", "a child who swallowed someone's medicine", "poison", [
    ["who:child", "who:baby"],
    ["others-tablets"],
  ]),
  emergency("chemical-on", "something poisonous about the mouth", "poison", [
    ["chemical-on"],
    ["who:child", "who:baby", "who:other", "vomiting", "drowsy", "burn"],
  ]),
  emergency("after-surgery", "bleeding or illness after an operation", "bleeding", [
    ["operated"],
    ["bleeding", "any-blood", "breathless", "chest-pain", "confused", "faint", "calf-swollen", "heavy-bleed"],
  ]),
  emergency("mouth-sting", "a sting in the mouth, which can swell and close the throat", "allergy", [
    ["mouth-sting"],
    ["allergen"],
  ]),
  emergency("sting-beyond", "a sting that reaches beyond its place", "allergy", [
    ["allergen"],
    ["swelling", "hives", "rash", "face-swelling"],
    ["dizzy", "faint", "vomiting", "drowsy", "palpitations", "sweating", "pale", "belly-pain"],
  ]),
  emergency("cold-newborn", "a very young baby who is cold or smells of infection", "baby", [
    ["who:under-3-months"],
    ["cold-body", "pus"],
  ]),
  emergency("shared-meal", "a meal that made everyone ill", "poison", [
    ["risky-food", "ate-something"],
    ["all-ill"],
  ]),
  emergency("spider", "a bite that reaches the whole body", "snake", [
    ["animal-bite", "bitten"],
    ["sweating", "belly-pain", "vomiting", "palpitations", "vision-trouble", "belly-blocked"],
  ]),
  emergency("rupture", "a lump that may be trapped gut", "belly", [
    ["hernia"],
    ["vomiting", "severe", "belly-blocked", "hernia-hard"],
  ]),
  emergency("grunting-baby", "a baby who grunts for breath", "breathing", [["who:baby"], ["groaning"]]),
  emergency("held-and-fell", "someone who held the chest and fell", "heart", [
    ["holds-chest"],
    ["fell", "faint", "collapse"],
  ]),
  emergency("insulin-no-food", "low sugar", "low-sugar", [
    ["diabetic", "child-tablets"],
    ["sweating", "shaking", "confused", "faint"],
    ["not-eaten", "cannot-think", "shaking", "confused"],
  ]),
  emergency("new-diabetes", "signs of diabetes that has just shown itself", "sugar", [
    ["fruity", "thirst-peeing"],
    ["vomiting", "drowsy", "breathless", "confused", "belly-pain"],
    ["weight-loss", "fruity", "drowsy", "breathless", "confused"],
  ]),
  emergency("eye-pressure", "a painful red eye with sickness", "eye", [
    ["eye-serious", "vision-trouble"],
    ["vomiting"],
    ["eye-pain"],
  ]),
  emergency("together", "several danger signs at once", "general", [["together-emergency"]]),
  emergency("arm-and-jaw", "pain in arm and jaw together, which can be the heart", "heart", [
    ["arm-and-jaw"],
  ]),
  emergency("choking-now", "choking", "choking", [["choking-now"]]),
  emergency("jelly-stool", "blood in a child's stool", "belly", [["jelly-stool"]]),
];

export const emergencyRules: readonly TriageRule[] = [...heartAndBrain, ...bleedingAndInjury, ...collapse];
