import { neverChanges, useClientValue } from "./use-client-value.ts";

const yes = () => true;

/** False in the prerendered page and during hydration, true afterwards. */
export function useHydrated(): boolean {
  return useClientValue(neverChanges, yes, false);
}
