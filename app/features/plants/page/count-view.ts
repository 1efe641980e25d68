// Increments a plant's view count once per visit.
import { useEffect } from "react";
import { nextTask } from "#app/lib/idle.ts";
import { logQuietly } from "#app/lib/log.ts";
import { getTables } from "#app/lib/supabase.ts";
import { isUnreachable } from "#app/lib/unreachable.ts";

const storageKey = "plants-viewed";
const counted = new Set<string>();

export function useCountView(id: string, known: boolean): void {
  useEffect(() => {
    if (known && isFirstView(id, sessionStorage)) {
      countView(id).catch((error: unknown) => {
        if (!isUnreachable(error)) logQuietly("Error incrementing view count:", error);
      });
    }
  }, [id, known]);
}

async function countView(id: string): Promise<void> {
  // Not among the effects that run when the page has hydrated.
  await nextTask();
  const tables = await getTables();
  const { error } = await tables.rpc("increment_plant_views", { plant_id_param: id });
  if (error) throw error;
}

/** True for the first view in a visit; survives reloads where session storage is available. */
export function isFirstView(id: string, storage: Pick<Storage, "getItem" | "setItem">): boolean {
  const seen = new Set((storage.getItem(storageKey) ?? "").split(" ").filter(Boolean));
  if (counted.has(id) || seen.has(id)) return false;
  counted.add(id);
  storage.setItem(storageKey, [...seen, id].join(" "));
  return true;
}
