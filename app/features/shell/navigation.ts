// All navigation entries, read by the header, the mobile menu, the bottom bar and the footer.
import {
  Database,
  Download,
  FlaskConical,
  Gamepad2,
  House,
  Info,
  LayoutDashboard,
  Lock,
  LogIn,
  type LucideIcon,
  MessageCircle,
  ScanSearch,
  ScrollText,
  ShieldCheck,
  Sprout,
  TriangleAlert,
  Trophy,
  UserRoundPlus,
} from "lucide-react";
import { paths } from "#app/lib/paths.ts";

export type Place = "header" | "menu" | "bottom" | "footer";

export type Audience = "guest" | "user";

export type NavigationEntry = {
  label: string;
  /** Used in the bottom bar. */
  shortLabel?: string;
  to: string;
  icon: LucideIcon;
  places: readonly Place[];
  /** Restricts the entry to signed-in users or guests, in places that distinguish them. */
  only?: Audience;
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
  { label: "Identify", to: paths.identify, icon: ScanSearch, places: ["header"] },
  { label: "What plant is this?", to: paths.identify, icon: ScanSearch, places: ["menu", "footer"] },
  { label: "Games", to: paths.games, icon: Gamepad2, places: ["header", "menu", "footer"] },
  { label: "Leaderboard", to: paths.leaderboard, icon: Trophy, places: ["footer"] },
  { label: "Check a mixture", to: paths.check, icon: FlaskConical, places: ["footer"] },
  { label: "How the herbalist decides", to: paths.safety, icon: ShieldCheck, places: ["footer"] },
  { label: "Open data", to: paths.openData, icon: Database, places: ["footer"] },
  { label: "Install the app", to: paths.install, icon: Download, places: ["footer"] },
  { label: "About Us", to: paths.about, icon: Info, places: ["footer"] },
  { label: "Medical Disclaimer", to: paths.disclaimer, icon: TriangleAlert, places: ["footer"] },
  { label: "Privacy Policy", to: paths.privacy, icon: Lock, places: ["footer"] },
  { label: "Terms & Conditions", to: paths.terms, icon: ScrollText, places: ["footer"] },
  {
    label: "Dashboard",
    to: paths.dashboard,
    icon: LayoutDashboard,
    places: ["header", "menu"],
    only: "user",
  },
  // The chat is on the home page: its tab is the current one when the address names it.
  { label: "Chat", to: `${paths.home}#ask`, icon: MessageCircle, places: ["bottom"] },
  { label: "Dashboard", to: paths.dashboard, icon: LayoutDashboard, places: ["bottom"] },
  { label: "Sign In", to: paths.auth, icon: LogIn, places: ["header", "menu"], only: "guest" },
  { label: "Sign Up", to: paths.signUp, icon: UserRoundPlus, places: ["header", "menu"], only: "guest" },
];

/** The unrestricted entries of a place and, with an audience, that audience's entries as well. */
export function entriesFor(place: Place, audience?: Audience): NavigationEntry[] {
  return navigation.filter(
    (entry) => entry.places.includes(place) && (entry.only === undefined || entry.only === audience),
  );
}

/** The entries of a place that only this audience sees. */
export function entriesOnlyFor(place: Place, audience: Audience): NavigationEntry[] {
  return navigation.filter((entry) => entry.places.includes(place) && entry.only === audience);
}
