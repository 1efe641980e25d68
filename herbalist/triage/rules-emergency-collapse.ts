// Help first: shock, not waking, drowning, heat, poison told without its name, and the mind gone astray.
import { emergency, type TriageRule } from "./rule.ts";

const ill = ["vomiting", "dizzy", "faint", "headache", "severe-headache", "drowsy", "confused", "breathless"];

export const collapseRules: readonly TriageRule[] = [
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
