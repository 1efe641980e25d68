// Well-known fruits with a drawing of their own, by the word that content files use.

import type { Sketch } from "../drawing/sketch.ts";
import { ackee } from "./ackee.ts";
import { brazilNutPotWhole } from "./brazil-nut.ts";
import { kapok } from "./bursting.ts";
import { breadfruit, custardApple, noni, soursop, sugarApple } from "./joined-fruits.ts";
import { pineapple } from "./pineapple.ts";
import { pomegranate } from "./pomegranate.ts";
import { annatto, cacao, calabash, cashew, nippleFruit, pumpkin } from "./single-fruits.ts";
import { tamarind } from "./tamarind.ts";
import type { FruitTraits, Special } from "./traits.ts";
import { bitterMelon } from "./warty-gourd.ts";

type Painter = (sketch: Sketch, fruit: FruitTraits, length: number, ripe: boolean) => void;

const painters: Partial<Record<Special, Painter>> = {
  "soursop-fruit": soursop,
  "sugar-apple-fruit": sugarApple,
  "custard-apple-fruit": custardApple,
  "noni-fruit": noni,
  breadfruit,
  pineapple,
  "brazil-nut": brazilNutPotWhole,
  "cashew-apple": cashew,
  "cacao-pod": cacao,
  calabash,
  "nipple-fruit": nippleFruit,
  pomegranate,
  pumpkin,
  "bitter-melon": bitterMelon,
  "annatto-pod": annatto,
  "silk-cotton": kapok,
  "tamarind-pod": tamarind,
  "ackee-fruit": ackee,
};

/** Draws the fruit if one of the plant's special parts is a fruit; returns whether it did. */
export const drawSpecialFruit = (
  sketch: Sketch,
  special: readonly Special[],
  fruit: FruitTraits,
  length: number,
  ripe: boolean,
): boolean => {
  for (const key of special) {
    const painter = painters[key];
    if (painter === undefined) continue;
    painter(sketch, fruit, length, ripe);
    return true;
  }
  return false;
};
