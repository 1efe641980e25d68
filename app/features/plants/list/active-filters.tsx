// The active filters above the list, each with a button that removes it.
import { X } from "lucide-react";
import { Button } from "#app/ui/button.tsx";
import { activeFilters } from "./filters.ts";
import type { FilterControl } from "./use-filters.ts";

export function ActiveFilters({
  filters,
  change,
  clear,
}: Pick<FilterControl, "filters" | "change" | "clear">) {
  const active = activeFilters(filters);
  if (active.length === 0) return null;
  return (
    <div className="flex flex-wrap items-center gap-2">
      <ul aria-label="Active filters" className="contents">
        {active.map(({ label, without }) => (
          <li key={label}>
            <button
              type="button"
              aria-label={`Remove filter ${label}`}
              onClick={() => change(without)}
              className="inline-flex min-h-11 max-w-full items-center gap-1.5 rounded-full border border-transparent bg-forest-wash pr-2.5 pl-4 font-semibold text-forest hover:border-forest"
            >
              <span className="truncate">{label}</span>
              <X aria-hidden className="size-4 shrink-0" />
            </button>
          </li>
        ))}
      </ul>
      <Button variant="quiet" onClick={clear}>
        Clear All
      </Button>
    </div>
  );
}
