// Emergency numbers and helplines. 911 is always named; another number is added only for regions known to use it.
// Helplines come from content/helplines.yaml; only verified ones are shown.
import * as z from "zod";

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

const european = new Set(
  "AT BE BG HR CY CZ DK EE FI FR DE GR HU IE IT LV LT LU MT NL PL PT RO SK SI ES SE NO IS CH LI GF".split(
    " ",
  ),
);

export function emergencyNumber(region: string | undefined): string {
  if (region === "GY") return "911, or 912 for an ambulance in Guyana";
  if (region === "GB") return "911, or 999 or 112 in the UK";
  if (region !== undefined && european.has(region)) return "911, or 112 in Europe";
  return "911, or your local emergency number";
}

/** Verified helplines of the region; all verified ones if the region is unknown. */
export function helplinesFor(helplines: readonly Helpline[], region: string | undefined): Helpline[] {
  return helplines.filter(
    ({ verified, regions }) => verified && (region === undefined || regions.includes(region)),
  );
}
