// Where the person is, for the numbers to call: what they chose, else the time zone, else the region of the language.
import { useClientValue } from "#app/lib/use-client-value.ts";
import { numbersOf, type PlaceNumber } from "#herbalist/compose/place-numbers.ts";

export const placeKey = "place";

export const places = [
  { id: "GY", name: "Guyana" },
  { id: "US", name: "United States" },
  { id: "CA", name: "Canada" },
  { id: "GB", name: "United Kingdom" },
  { id: "other", name: "elsewhere" },
] as const;
export type PlaceId = (typeof places)[number]["id"];

const zones: Readonly<Record<string, readonly string[]>> = {
  GY: ["Guyana"],
  CA: "Toronto Montreal Vancouver Edmonton Calgary Winnipeg Regina Halifax Moncton St_Johns Whitehorse Yellowknife Iqaluit".split(
    " ",
  ),
  US: "New_York Chicago Denver Los_Angeles Phoenix Detroit Boise Anchorage Honolulu Indianapolis Louisville".split(
    " ",
  ),
  GB: ["London", "Belfast"],
  SR: ["Paramaribo"],
  VE: ["Caracas"],
  BR: "Sao_Paulo Boa_Vista Manaus Belem Fortaleza Recife Bahia Cuiaba Porto_Velho Rio_Branco".split(" "),
  IN: ["Kolkata", "Calcutta"],
};

/** The country of a time zone such as America/Guyana, for the places named above. */
export function regionOfZone(zone: string): string | undefined {
  const [area, ...rest] = zone.split("/");
  const city = rest.at(-1) ?? "";
  if (area === "Europe") return zones.GB?.includes(city) ? "GB" : undefined;
  if (area === "Asia") return zones.IN?.includes(city) ? "IN" : undefined;
  if (area !== "America" && area !== "Pacific") return undefined;
  return Object.keys(zones).find((region) => region !== "GB" && zones[region]?.includes(city));
}

/** The country of a language tag such as en-GY, if it names one. */
export function regionOfLanguage(language: string): string | undefined {
  try {
    const { region } = new Intl.Locale(language);
    return region && /^[A-Z]{2}$/.test(region) ? region : undefined;
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    return undefined;
  }
}

/** A choice that could not be stored is kept until the page is left. */
let unstored: PlaceId | undefined;
const listeners = new Set<() => void>();

function chosenPlace(): PlaceId | undefined {
  const stored = unstored ?? readStored();
  return places.find(({ id }) => id === stored)?.id;
}

function readStored(): string | null {
  try {
    return localStorage.getItem(placeKey);
  } catch (error) {
    if (!(error instanceof DOMException)) throw error;
    return null;
  }
}

export function choosePlace(place: PlaceId | undefined): void {
  unstored = place;
  try {
    if (place === undefined) localStorage.removeItem(placeKey);
    else localStorage.setItem(placeKey, place);
    unstored = undefined;
  } catch (error) {
    if (!(error instanceof DOMException)) throw error;
  }
  for (const listener of listeners) listener();
}

/** ISO country code, or undefined where it is unknown. */
export function currentRegion(): string | undefined {
  const chosen = chosenPlace();
  if (chosen !== undefined) return chosen === "other" ? undefined : chosen;
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  return regionOfZone(timeZone) ?? regionOfLanguage(navigator.language);
}

/** The choice of the list that stands for a region. */
export function placeOf(region: string | undefined): PlaceId {
  return places.find(({ id }) => id === region)?.id ?? "other";
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useRegion(): string | undefined {
  return useClientValue(subscribe, currentRegion, undefined);
}

const everywhere: PlaceNumber = { number: "911", what: "emergency" };

/** The numbers to offer as buttons, the most useful first; 911 is always among them. */
export function callButtons(
  region: string | undefined,
  level: "emergency" | "crisis",
): readonly PlaceNumber[] {
  const { emergency, crisis } = numbersOf(region);
  const general = emergency.some(({ number }) => number === everywhere.number)
    ? emergency
    : [...emergency, everywhere];
  return level === "crisis" && crisis ? [crisis, ...general] : general;
}
