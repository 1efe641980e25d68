// Dangers that no part of the body owns. They come last, because their first aid is general.
import type { Danger } from "./danger.ts";

export const general: readonly Danger[] = [
  {
    id: "several-signs",
    name: "several danger signs at once",
    level: "emergency",
    firstAid: "general",
    source: "WHO/ICRC Basic Emergency Care 2018, ABCDE approach",
    when: ["together-emergency"],
    hears: [
      "sweating, vomiting, arm numb and drowsy",
      "dizzy, sweating, vision blurry and headache",
      "he faint, he numb in the arm and he vomiting",
      "shaking, sweating, blurry eyes and headache",
      "no urine, drowsy and fever",
    ],
    ignores: [
      "dizzy and tired",
      "headache and runny nose",
      "fever, headache and body pain",
      "vomiting and diarrhoea since lunch",
      "back pain and headache",
    ],
  },
  {
    id: "asks-for-ambulance",
    name: "a call for an ambulance",
    level: "emergency",
    firstAid: "general",
    source: "WHO/ICRC Basic Emergency Care 2018",
    when: ["emergency-word"],
    hears: [
      "call an ambulance please",
      "I need an ambulance now",
      "this is an emergency, help now",
      "he is dying",
      "she dying, what to do",
    ],
    ignores: [
      "dying to know the recipe",
      "number of the ambulance in case I need it",
      "emergency room opening hours",
      "dying of laughter",
      "the plant is dying",
    ],
  },
];
