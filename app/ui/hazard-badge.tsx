// How much harm a plant can do, in three levels that differ in colour, icon and word. Used wherever a plant is shown.
import { CircleAlert, Skull, Utensils } from "lucide-react";
import type { Hazard } from "#catalogue/words.ts";
import { classNames } from "./class-names.ts";

const levels = {
  none: {
    // No promise: a plant that is eaten every day may still be no remedy in pregnancy.
    word: "Food plant",
    Icon: Utensils,
    look: "border-forest bg-forest-wash text-forest",
  },
  caution: { word: "Caution", Icon: CircleAlert, look: "border-gold bg-gold-wash text-ink" },
  dangerous: {
    word: "Dangerous",
    Icon: Skull,
    look: "border-annatto-fill bg-annatto-fill text-on-annatto",
  },
} as const satisfies Record<Hazard, unknown>;

export function HazardBadge({ hazard, className }: { hazard: Hazard; className?: string }) {
  const { word, Icon, look } = levels[hazard];
  return (
    <span
      className={classNames(
        "inline-flex w-fit items-center gap-1 rounded border px-2 text-sm leading-7 font-semibold [&_svg]:size-4",
        look,
        className,
      )}
    >
      <Icon aria-hidden />
      {word}
    </span>
  );
}
