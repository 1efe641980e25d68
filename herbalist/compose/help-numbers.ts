// Emergency numbers and lines that listen, by place. Lines come from content/helplines.yaml; only verified ones are shown.
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

/** A number to call; `what` says who answers, where a place has several. */
export type EmergencyNumber = { number: string; what: string };
export type HelpNumbers = {
  /** None where only the local emergency number can be named. */
  emergency: readonly EmergencyNumber[];
  crisis: readonly Helpline[];
  /** "912 (ambulance and fire) or 911 (police)". */
  sentence: string;
};

const european = new Set(
  "AT BE BG HR CY CZ DK EE FI FR DE GR HU IE IT LV LT LU MT NL PL PT RO SK SI ES SE NO IS CH LI GF".split(
    " ",
  ),
);

/** The numbers to call in a region (an ISO country code). The product's own sentences name 911 everywhere. */
export function helpNumbers(region: string | undefined, helplines: readonly Helpline[] = []): HelpNumbers {
  return { ...emergencyNumbers(region), crisis: helplinesFor(helplines, region) };
}

function emergencyNumbers(region: string | undefined): Omit<HelpNumbers, "crisis"> {
  if (region === "GY")
    return {
      emergency: [
        { number: "912", what: "ambulance and fire" },
        { number: "911", what: "police" },
      ],
      sentence: "912 (ambulance and fire) or 911 (police)",
    };
  if (region === "US" || region === "CA")
    return { emergency: [{ number: "911", what: "emergency" }], sentence: "911" };
  if (region === "GB")
    return { emergency: [{ number: "999", what: "emergency" }], sentence: "999 (911 outside the UK)" };
  if (region !== undefined && european.has(region))
    return { emergency: [{ number: "112", what: "emergency" }], sentence: "112 (911 outside Europe)" };
  return { emergency: [], sentence: "911, or your local emergency number" };
}

/** Verified lines of the region; all verified ones if the region is unknown. */
function helplinesFor(helplines: readonly Helpline[], region: string | undefined): Helpline[] {
  return helplines.filter(
    ({ verified, regions }) => verified && (region === undefined || regions.includes(region)),
  );
}
