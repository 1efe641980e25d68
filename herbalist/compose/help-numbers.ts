// Lines that listen, from content/helplines.yaml; only verified ones are shown.
import * as z from "zod";
import { numbersOf } from "./place-numbers.ts";

export const helplineSchema = z.strictObject({
  name: z.string().min(1),
  number: z.string().min(2),
  /** ISO country codes. */
  regions: z.array(z.string().regex(/^[A-Z]{2}$/)).min(1),
  how: z.string().min(1),
  verified: z.boolean(),
  checked_on: z.iso.date().optional(),
  source: z.string().min(1),
});
export const helplinesSchema = z.strictObject({ helplines: z.array(helplineSchema) });
export type Helpline = z.infer<typeof helplineSchema>;

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
