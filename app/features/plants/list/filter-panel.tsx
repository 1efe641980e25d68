// Search, the three selects, the bookmarks switch and the active filters.
import { Search, X } from "lucide-react";
import { useRef } from "react";
import { useAuth } from "#app/features/auth/auth-provider.tsx";
import { usePreHydrationInput } from "#app/lib/use-pre-hydration-input.ts";
import { Button } from "#app/ui/button.tsx";
import { Field } from "#app/ui/field.tsx";
import { Input } from "#app/ui/input.tsx";
import { Select } from "#app/ui/select.tsx";
import { Switch } from "#app/ui/switch.tsx";
import { plantMessages } from "../messages.ts";
import { activeFilters, availabilities, categories, difficulties, type Filters } from "./filters.ts";
import type { FilterControl } from "./use-filters.ts";

const selects = [
  { name: "category", label: "Category", values: categories },
  { name: "difficulty", label: "Difficulty", values: difficulties },
  { name: "availability", label: "Availability", values: availabilities },
] as const;

export function FilterPanel({
  control: { filters, change, type, finishTyping, clear },
  onAboutToSearch,
}: {
  control: FilterControl;
  /** The search box has the focus: the search index may be loaded. */
  onAboutToSearch: () => void;
}) {
  const { user } = useAuth();
  return (
    <search className="rounded border border-line bg-raised p-4 noscript:hidden sm:p-5">
      <form
        className="grid grid-cols-2 gap-3 sm:grid-cols-3 lg:grid-cols-[2fr_1fr_1fr_1fr]"
        onSubmit={(event) => {
          event.preventDefault();
          finishTyping();
        }}
      >
        <Field label="Search" className="col-span-2 sm:col-span-3 lg:col-span-1">
          <SearchBox value={filters.search} onType={type} onFocus={onAboutToSearch} onBlur={finishTyping} />
        </Field>
        {selects.map(({ name, label, values }) => (
          <Field key={name} label={label} className={name === "category" ? "max-sm:col-span-2" : ""}>
            <Select
              value={filters[name]}
              onChange={(event) => {
                const value = values.find((one) => one === event.target.value);
                if (value) change({ [name]: value });
              }}
              options={values.map((value) => ({ value, label: value }))}
            />
          </Field>
        ))}
      </form>
      {user ? (
        <Switch
          label="Only my bookmarks"
          checked={filters.bookmarks}
          onChange={(event) => change({ bookmarks: event.target.checked })}
          className="mt-2"
        />
      ) : null}
      <ActiveFilters filters={filters} change={change} clear={clear} />
    </search>
  );
}

function SearchBox({
  value,
  onType,
  onFocus,
  onBlur,
}: {
  value: string;
  onType: (search: string) => void;
  onFocus: () => void;
  onBlur: () => void;
}) {
  const box = useRef<HTMLInputElement>(null);
  usePreHydrationInput(box, value, onType);
  return (
    <span className="relative block">
      <Search
        aria-hidden
        className="pointer-events-none absolute top-1/2 left-3 size-5 -translate-y-1/2 text-soft"
      />
      <Input
        ref={box}
        type="search"
        value={value}
        placeholder={plantMessages.search}
        autoComplete="off"
        autoCorrect="off"
        spellCheck={false}
        enterKeyHint="search"
        maxLength={200}
        onChange={(event) => onType(event.target.value)}
        onFocus={onFocus}
        onBlur={onBlur}
        className="pl-10 text-ellipsis"
      />
    </span>
  );
}

function ActiveFilters({
  filters,
  change,
  clear,
}: { filters: Filters } & Pick<FilterControl, "change" | "clear">) {
  const active = activeFilters(filters);
  if (active.length === 0) return null;
  return (
    <div className="mt-3 flex flex-wrap items-center gap-2 border-t border-line pt-3">
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
