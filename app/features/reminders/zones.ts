// Time zones by the cities that people know them by.

/** Places that share a zone with the city it is named after: where most of our users live, and our neighbours. */
const otherPlaces: Readonly<Record<string, readonly string[]>> = {
  "America/Guyana": ["Georgetown", "Linden", "New Amsterdam", "Berbice", "Essequibo"],
  "America/New_York": ["Miami", "Orlando", "Atlanta", "Boston", "Washington", "New Jersey", "Florida"],
  "America/Toronto": ["Ontario", "Ottawa", "Mississauga", "Brampton", "Montreal"],
  "Europe/London": ["England", "United Kingdom", "Birmingham", "Manchester"],
  "America/Port_of_Spain": ["Trinidad", "Tobago"],
  "America/Paramaribo": ["Suriname"],
  "America/Caracas": ["Venezuela"],
  "America/Chicago": ["Houston", "Dallas", "Texas"],
  "America/Los_Angeles": ["California", "San Francisco"],
  "America/Sao_Paulo": ["Brazil", "Rio de Janeiro"],
};

/** "New York" for America/New_York. */
export function zoneName(zone: string): string {
  return (zone.split("/").at(-1) ?? zone).replaceAll("_", " ");
}

/** "Guyana (Georgetown, Linden)", or the city with the region it lies in. */
export function zoneLabel(zone: string): string {
  const places = otherPlaces[zone]?.slice(0, 2).join(", ");
  const region = zone.split("/").slice(0, -1).join(", ").replaceAll("_", " ");
  return `${zoneName(zone)}${places ? ` (${places})` : region ? ` (${region})` : ""}`;
}

const shown = 6;

/** Zones with a city, region or place that begins with what was typed; those we know by their places come first. */
export function findZones(zones: readonly string[], typed: string): string[] {
  const sought = typed.trim().toLowerCase();
  if (sought === "") return [];
  const usual = Object.keys(otherPlaces);
  return [...new Set([...usual, ...zones])]
    .filter((zone) => {
      const names = [
        ...zone.split("/").map((part) => part.replaceAll("_", " ")),
        ...(otherPlaces[zone] ?? []),
      ];
      return names.some((name) => ` ${name.toLowerCase()}`.includes(` ${sought}`));
    })
    .slice(0, shown);
}
