// Lines that listen, from content/helplines.yaml; only verified ones are shown.
import type { Helpline } from "#catalogue/helpline.ts";
import { numbersOf } from "./place-numbers.ts";

/** The sentence to call by, and the verified lines that listen: those of the region, or all where it is unknown. */
export function helpNumbers(
  region: string | undefined,
  helplines: readonly Helpline[] = [],
): { sentence: string; crisis: readonly Helpline[] } {
  return {
    sentence: numbersOf(region).sentence,
    crisis: helplines.filter(
      ({ verified, regions }) => verified && (region === undefined || regions.includes(region)),
    ),
  };
}
