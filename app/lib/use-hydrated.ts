import { never, useFound } from "./use-found.ts";

const yes = () => true;

/** False in the prerendered page and while it is being brought to life, true from then on. */
export function useHydrated(): boolean {
  return useFound(never, yes, false);
}
