// The horizontally scrolling row of categories.
import type { FocusEvent } from "react";
import { classNames } from "#app/ui/class-names.ts";
import { categories, type Filters } from "./filters.ts";

export function CategoryChips({
  chosen,
  onChoose,
}: {
  chosen: Filters["category"];
  onChoose: (category: Filters["category"]) => void;
}) {
  return (
    <fieldset className="-mx-4 min-w-0 noscript:hidden sm:mx-0">
      <legend className="sr-only">Browse by category</legend>
      <div className="chip-row flex scroll-px-4 gap-2 overflow-x-auto px-4 py-1 sm:px-1">
        {categories.map((category) => (
          <button
            key={category}
            type="button"
            aria-pressed={category === chosen}
            onClick={() => onChoose(category)}
            onFocus={showWhole}
            className={classNames(
              "min-h-11 shrink-0 rounded-full border px-4 font-semibold whitespace-nowrap transition-colors",
              category === chosen
                ? "border-forest bg-forest text-on-forest"
                : "border-edge bg-raised hover:border-forest hover:bg-forest-wash",
            )}
          >
            {category}
          </button>
        ))}
      </div>
    </fieldset>
  );
}

/**
 * Browsers leave a focused chip half outside the row. Only for keyboard focus: a chip must not move under a
 * finger.
 */
function showWhole({ currentTarget }: FocusEvent<HTMLButtonElement>): void {
  if (currentTarget.matches(":focus-visible"))
    currentTarget.scrollIntoView({ block: "nearest", inline: "nearest" });
}
