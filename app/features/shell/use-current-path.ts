import { useLocation } from "react-router";
import { useHydrated } from "#app/lib/use-hydrated.ts";

/** The path of the page; null until the page lives, because the fallback file is the same for every path. */
export function useCurrentPath(): string | null {
  const { pathname } = useLocation();
  return useHydrated() ? pathname : null;
}
