import { useLocation } from "react-router";
import { paths } from "#app/lib/paths.ts";
import { useHydrated } from "#app/lib/use-hydrated.ts";

/**
 * The path of the page; null until the page lives, because the fallback file is the same for every path, and where two
 * entries lead: marking both Sign In and Sign Up would tell nobody where they are.
 */
export function useCurrentPath(): string | null {
  const { pathname } = useLocation();
  return useHydrated() && pathname !== paths.auth ? pathname : null;
}
