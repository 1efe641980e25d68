import { useClientValue } from "./use-client-value.ts";

function subscribe(changed: () => void): () => void {
  addEventListener("online", changed);
  addEventListener("offline", changed);
  return () => {
    removeEventListener("online", changed);
    removeEventListener("offline", changed);
  };
}

const read = () => navigator.onLine;

/** `navigator.onLine`; true in the prerendered page. */
export function useOnline(): boolean {
  return useClientValue(subscribe, read, true);
}
