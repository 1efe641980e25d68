// The numbers to call in a place, for the answers and for the buttons of the screen.

/** A number to call; `what` says who answers. */
export type PlaceNumber = { number: string; what: string };

type PlaceNumbers = {
  /** None where only the local emergency number can be named. */
  emergency: readonly PlaceNumber[];
  /** The line for people in despair. */
  crisis: PlaceNumber | undefined;
  /** "912 (ambulance and fire) or 911 (police)". */
  sentence: string;
};

const european = new Set(
  "AT BE BG HR CY CZ DK EE FI FR DE GR HU IE IT LV LT LU MT NL PL PT RO SK SI ES SE NO IS CH LI GF".split(
    " ",
  ),
);

const lifeline = { number: "988", what: "crisis line, day and night" };

/** By ISO country code. The product's own sentences name 911 everywhere. */
export function numbersOf(region: string | undefined): PlaceNumbers {
  if (region === "GY")
    return {
      emergency: [
        { number: "912", what: "ambulance and fire" },
        { number: "911", what: "police" },
      ],
      crisis: { number: "915", what: "crisis line, toll free, day and night" },
      sentence: "912 (ambulance and fire) or 911 (police)",
    };
  if (region === "US" || region === "CA")
    return { emergency: [{ number: "911", what: "emergency" }], crisis: lifeline, sentence: "911" };
  if (region === "GB")
    return {
      emergency: [{ number: "999", what: "emergency" }],
      crisis: { number: "116 123", what: "Samaritans, free, day and night" },
      sentence: "999 (911 outside the UK)",
    };
  if (region !== undefined && european.has(region))
    return {
      emergency: [{ number: "112", what: "emergency" }],
      crisis: undefined,
      sentence: "112 (911 outside Europe)",
    };
  return { emergency: [], crisis: undefined, sentence: "911, or your local emergency number" };
}
