// The sticky bar of the encyclopedia: back, search, and the selects, which a narrow window keeps behind a button.
import { Search, SlidersHorizontal } from "lucide-react";
import { type RefObject, useEffect, useEffectEvent, useId, useRef, useState } from "react";
import { paths } from "#app/lib/paths.ts";
import { usePreHydrationInput } from "#app/lib/use-pre-hydration-input.ts";
import { Button } from "#app/ui/button.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { Field } from "#app/ui/field.tsx";
import { Input } from "#app/ui/input.tsx";
import { Select } from "#app/ui/select.tsx";
import { plantMessages } from "../messages.ts";
import { StickyBar } from "../sticky-bar.tsx";
import { availabilities, categories, difficulties } from "./filters.ts";
import type { FilterControl } from "./use-filters.ts";

const selects = [
  { name: "category", label: "Category", values: categories },
  { name: "difficulty", label: "Difficulty", values: difficulties },
  { name: "availability", label: "Availability", values: availabilities },
] as const;

export function SearchBar({
  control: { filters, change, type, finishTyping },
  onAboutToSearch,
}: {
  control: FilterControl;
  /** The search box has the focus: the search index may be loaded. */
  onAboutToSearch: () => void;
}) {
  const [open, setOpen] = useState(false);
  const panelId = useId();
  const bar = useRef<HTMLFormElement>(null);
  useCloseOutside(bar, open, () => setOpen(false));
  return (
    <StickyBar backTo={paths.home} compact>
      <search className="min-w-0 flex-1 noscript:hidden">
        <form
          ref={bar}
          className="flex items-center gap-2 xl:gap-4"
          onSubmit={(event) => {
            event.preventDefault();
            finishTyping();
          }}
        >
          <Field label="Search" hideLabel className="min-w-0 flex-1">
            <SearchBox value={filters.search} onType={type} onFocus={onAboutToSearch} onBlur={finishTyping} />
          </Field>
          <Button
            variant="secondary"
            aria-expanded={open}
            aria-controls={panelId}
            onClick={() => setOpen(!open)}
            className="max-sm:w-11 max-sm:px-0 xl:hidden"
          >
            <SlidersHorizontal aria-hidden />
            <span className="max-sm:sr-only">Filters</span>
          </Button>
          <div
            id={panelId}
            className={classNames(
              "max-xl:absolute max-xl:inset-x-0 max-xl:top-full max-xl:max-h-[calc(100dvh-12.500rem)] max-xl:overflow-y-auto max-xl:border-y max-xl:border-line max-xl:bg-paper max-xl:p-4 xl:block",
              !open && "max-xl:hidden",
            )}
          >
            <div className="mx-auto grid max-w-3xl grid-cols-2 gap-3 sm:grid-cols-3 xl:flex xl:gap-4">
              {selects.map(({ name, label, values }) => (
                <Field
                  key={name}
                  label={label}
                  className={classNames(
                    "xl:flex xl:items-center",
                    name === "category" && "max-sm:col-span-2",
                  )}
                >
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
            </div>
          </div>
        </form>
      </search>
    </StickyBar>
  );
}

/** Escape, or a press or the focus outside, closes the open panel. */
function useCloseOutside(inside: RefObject<HTMLElement | null>, open: boolean, onClose: () => void): void {
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (!open) return;
    const stop = new AbortController();
    const closeOutside = (event: Event) => {
      if (event.target instanceof Node && !inside.current?.contains(event.target)) close();
    };
    document.addEventListener("pointerdown", closeOutside, { signal: stop.signal });
    document.addEventListener("focusin", closeOutside, { signal: stop.signal });
    document.addEventListener("keydown", ({ key }) => key === "Escape" && close(), { signal: stop.signal });
    return () => stop.abort();
  }, [open, inside]);
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
