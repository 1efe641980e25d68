// A thing that is to be put on an open wound, into an eye or into an ear, and is not recorded for it: better left, and that is said first.
import type { AskedThing } from "./asked-things.ts";

type OpenPlace = { complaints: ReadonlySet<string>; where: string; why: string };

const openPlaces: readonly OpenPlace[] = [
  {
    complaints: new Set(["cuts-and-wounds", "skin-sores", "puncture-wound", "blister", "impetigo"]),
    where: "on broken skin",
    why: "No study shows that it heals, and what comes from yard or kitchen carries germs into it; on the whole skin around it is another matter.",
  },
  {
    complaints: new Set(["sore-eyes", "stye", "dry-eyes", "watery-eyes"]),
    where: "in the eye",
    why: "Germs and acids from yard and kitchen have cost people their sight; only clean boiled and cooled water, or drops from the pharmacy.",
  },
  {
    complaints: new Set(["earache", "ear-discharge", "water-in-ear", "ear-ringing"]),
    where: "in the ear",
    why: "It can hurt the drum and feed germs behind it.",
  },
];

const putting =
  /\b(?:put|rub|drop|drops|pour|apply|tie|wrap|paste|poultice|direct|directly|wash|bathe|squeeze|dab|wipe)\b|\b(?:on|over|in) (?:(?:an?|the|my|his|her) )?(?:COMPLAINT|\S+$)/;
const swallowing = /\b(?:drink|tea|eat|swallow|cup)\b/;

export function onOpenPlace({ name }: AskedThing, complaint: string, asked: string): string | undefined {
  const place = openPlaces.find(({ complaints }) => complaints.has(complaint));
  if (!place || !putting.test(asked) || swallowing.test(asked)) return undefined;
  return `**Better not: ${name} ${place.where}.** ${place.why}`;
}
