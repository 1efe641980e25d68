import { startTransition, useEffect, useState } from "react";

let hydratedOnce = false;

/** False in the prerendered page and while it is being brought to life, true from then on. */
export function useHydrated(): boolean {
  // What comes after the first page was never prerendered. The first is told in its own time: all at once would hold the
  // page up when it has just come to life.
  const [hydrated, setHydrated] = useState(hydratedOnce);
  useEffect(() => {
    hydratedOnce = true;
    if (!hydrated) startTransition(() => setHydrated(true));
  }, [hydrated]);
  return hydrated;
}
