// The horizontally scrolling row of categories.
import type { FocusEvent } from "react";
import { classNames } from "#app/ui/class-names.ts";
import { ScrollRow } from "#app/ui/scroll-row.tsx";
import { categories, type Filters } from "./filters.ts";

export function CategoryChips({
  chosen,
  onChoose,
}: {
  chosen: Filters["category"];
  onChoose: (category: Filters["category"]) => void;
}) {
  return (
    <fieldset className="min-w-0 noscript:hidden">
      <legend className="sr-only">Browse by category</legend>
      <ScrollRow className="third-frame -mx-1.5 [contain-intrinsic-block-size:3.5rem]">
        {categories.map((category) => (
          <button
            key={category}
            type="button"
            aria-pressed={category === chosen}
            onClick={() => onChoose(category)}
            onFocus={showWhole}
            className={classNames(
              "m-1.5 min-h-11 shrink-0 rounded-full border px-4 font-semibold whitespace-nowrap transition-colors not-first:ml-0 not-last:mr-0",
              category === chosen
                ? "border-forest bg-forest text-on-forest"
                : "border-edge bg-raised hover:border-forest hover:bg-forest-wash",
            )}
          >
            {category}
          </button>
        ))}
      </ScrollRow>
    </fieldset>
  );
}

/**
 * Browsers leave a focused chip half outside the row or under its fade. Only for keyboard focus: a chip must not move
 * under a finger.
 */
function showWhole({ currentTarget }: FocusEvent<HTMLButtonElement>): void {
  if (currentTarget.matches(":focus-visible"))
    currentTarget.scrollIntoView({ block: "nearest", inline: "center", behavior: "instant" });
}
