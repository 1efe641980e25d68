import { useLocation } from "react-router";
import { paths } from "#app/lib/paths.ts";
import { useHydrated } from "#app/lib/use-hydrated.ts";

/**
 * The current path. Null before hydration, because the fallback file is the same for every path, and on the
 * sign-in page, where both Sign In and Sign Up would be marked as current.
 */
export function useCurrentPath(): string | null {
  const { pathname } = useLocation();
  return useHydrated() && pathname !== paths.auth ? pathname : null;
}
