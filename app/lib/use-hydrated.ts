import { never, useFound } from "./use-found.ts";

const yes = () => true;

/** False in the prerendered page and during hydration, true afterwards. */
export function useHydrated(): boolean {
  return useFound(never, yes, false);
}
