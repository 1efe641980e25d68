// Help first: heart, brain, breath, allergy, sugar and pressure.
import { emergency, type TriageRule } from "./rule.ts";

const breathing = ["breathless", "blue-lips", "wheeze", "breathless-lying"];
const stroke = ["face-droop", "speech", "one-side-weak"];
const dull = ["drowsy", "confused", "unconscious", "faint"];
const little = ["who:baby", "who:child"];

export const heartAndBrainRules: readonly TriageRule[] = [
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
