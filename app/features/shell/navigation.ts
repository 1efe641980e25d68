// Every way through the site, once. An entry is added here together with its screen, and only then:
// the header, the phone's menu, the bottom bar and the footer all read this list.
import { House, type LucideIcon, Sprout } from "lucide-react";
import { paths } from "#app/lib/paths.ts";

export type Place = "header" | "menu" | "bottom" | "footer";

export type NavigationEntry = {
  label: string;
  /** A shorter word for the bottom bar. */
  shortLabel?: string;
  to: string;
  icon: LucideIcon;
  places: readonly Place[];
};

export const navigation: readonly NavigationEntry[] = [
  { label: "Home", to: paths.home, icon: House, places: ["menu", "bottom"] },
  {
    label: "Encyclopedia",
    shortLabel: "Plants",
    to: paths.plants,
    icon: Sprout,
    places: ["header", "menu", "bottom", "footer"],
  },
];

export function entriesFor(place: Place): NavigationEntry[] {
  return navigation.filter((entry) => entry.places.includes(place));
}
