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

/**
 * The places that visitors come from beside those below. Sources, read on 17 November 2026: Suriname, gfcnieuws.com/?p=429282; Venezuela,
 * ven911.gob.ve/?p=426; Brazil, alagoasdigital.al.gov.br/servico/1132 (192) and shunculture.com/article/do-they-have-911-in-brazil; India,
 * ndtv.com/india-news/112-india-all-in-one-emergency-helpline-number-to-be-launched-today-1995582.
 */
const neighbours: Readonly<Record<string, PlaceNumbers>> = {
  SR: {
    emergency: [{ number: "115", what: "emergency" }],
    crisis: undefined,
    sentence: "115 (911 outside Suriname)",
  },
  VE: { emergency: [{ number: "911", what: "emergency" }], crisis: undefined, sentence: "911" },
  BR: {
    emergency: [
      { number: "192", what: "ambulance" },
      { number: "190", what: "police" },
    ],
    crisis: { number: "188", what: "CVV, in Portuguese, free, day and night" },
    sentence: "192 (ambulance) or 190 (police); 911 outside Brazil",
  },
  IN: {
    emergency: [{ number: "112", what: "emergency" }],
    crisis: { number: "14416", what: "Tele-MANAS, free, day and night" },
    sentence: "112 (911 outside India)",
  },
};

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
  const neighbour = neighbours[region ?? ""];
  if (neighbour) return neighbour;
  if (region !== undefined && european.has(region))
    return {
      emergency: [{ number: "112", what: "emergency" }],
      crisis: undefined,
      sentence: "112 (911 outside Europe)",
    };
  return { emergency: [], crisis: undefined, sentence: "911, or your local emergency number" };
}
