// The filters in the URL. Typing is shown at once and written to the URL when the user pauses; Back, reload
// and sharing read from the URL.
import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import { useSearchParams } from "react-router";
import { useHydrated } from "#app/lib/use-hydrated.ts";
import { type Filters, noFilters, readFilters, writeFilters } from "./filters.ts";

const pause = 250;

export type FilterControl = {
  filters: Filters;
  /** Changes some filters; adds a history entry. */
  change: (some: Partial<Filters>) => void;
  type: (search: string) => void;
  /** Writes what was typed without waiting for the debounce. */
  finishTyping: () => void;
  clear: () => void;
};

export function useFilters(): FilterControl {
  // The prerendered page has no filters and must hydrate as it was rendered.
  const hydrated = useHydrated();
  const [parameters, setParameters] = useSearchParams();
  const written = useMemo(() => (hydrated ? readFilters(parameters) : noFilters), [hydrated, parameters]);
  const [typed, setTyped] = useState<string | null>(null);
  const waiting = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const filters = useMemo(() => withTyped(written, typed), [written, typed]);
  const current = useRef(filters);
  // The filters being written to the URL: a second change made meanwhile must not undo the first.
  const underway = useRef<Filters | null>(null);
  current.current = withTyped(underway.current ?? written, typed);

  useEffect(() => () => clearTimeout(waiting.current), []);

  // A link opened before that: writing through the router would end the visit it begins. Back still finds what was typed.
  useEffect(() => {
    const writeBefore = ({ target }: MouseEvent) => {
      const opensLink = target instanceof Element && target.closest("a[href]") !== null;
      if (!opensLink || waiting.current === undefined) return;
      clearTimeout(waiting.current);
      waiting.current = undefined;
      const url = new URL(location.href);
      url.search = writeFilters(current.current, url.searchParams).toString();
      history.replaceState(history.state, "", url);
    };
    addEventListener("click", writeBefore, { capture: true });
    return () => removeEventListener("click", writeBefore, { capture: true });
  }, []);

  const write = useCallback(
    (next: Filters, replace: boolean) => {
      clearTimeout(waiting.current);
      waiting.current = undefined;
      underway.current = next;
      current.current = next;
      setParameters((before) => writeFilters(next, before), {
        replace,
        preventScrollReset: true,
        // A select waiting for a transition would show its old value in between; what was typed is shown already.
        flushSync: !replace,
      });
    },
    [setParameters],
  );

  const finishTyping = useCallback(() => {
    if (waiting.current !== undefined) write(current.current, true);
  }, [write]);

  // What was typed has reached the URL, or the user went back: the URL is the source of truth again.
  const address = parameters.toString();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the effect must run when the URL changes
  useEffect(() => {
    underway.current = null;
    if (waiting.current === undefined) setTyped(null);
  }, [address]);

  const type = useCallback(
    (search: string) => {
      setTyped(search);
      current.current = { ...current.current, search };
      clearTimeout(waiting.current);
      waiting.current = setTimeout(() => write(current.current, true), pause);
    },
    [write],
  );
  const change = useCallback(
    (some: Partial<Filters>) => {
      if (some.search !== undefined) setTyped(null);
      write({ ...current.current, ...some }, false);
    },
    [write],
  );
  const clear = useCallback(() => {
    setTyped(null);
    write(noFilters, false);
  }, [write]);

  return { filters, change, type, finishTyping, clear };
}

const withTyped = (filters: Filters, typed: string | null): Filters =>
  typed === null ? filters : { ...filters, search: typed };
