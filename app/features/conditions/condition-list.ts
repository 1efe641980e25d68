// The six conditions of the home page's cards; a test compares them with the catalogue.
import { Bone, Droplet, Hand, HeartPulse, type LucideIcon, Soup, Thermometer } from "lucide-react";

export type ConditionListEntry = { slug: string; name: string; description: string; icon: LucideIcon };

export const conditionList: readonly ConditionListEntry[] = [
  {
    slug: "high-blood-pressure",
    name: "High Blood Pressure",
    description: "natural remedies to help manage hypertension",
    icon: HeartPulse,
  },
  {
    slug: "diabetes",
    name: "Diabetes",
    description: "herbs to support blood sugar management",
    icon: Droplet,
  },
  {
    slug: "flu-cold",
    name: "Flu & Cold",
    description: "traditional remedies for respiratory health",
    icon: Thermometer,
  },
  {
    slug: "digestive-issues",
    name: "Digestive Issues",
    description: "bush medicine for stomach and digestion",
    icon: Soup,
  },
  {
    slug: "pain-inflammation",
    name: "Pain & Inflammation",
    description: "natural pain relief and anti-inflammatory herbs",
    icon: Bone,
  },
  {
    slug: "skin-conditions",
    name: "Skin Conditions",
    description: "topical and internal herbs for skin health",
    icon: Hand,
  },
];
