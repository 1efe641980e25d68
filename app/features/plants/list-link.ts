// Marks the way from the list to a plant in the history, so that "Back" on the plant's page returns to the place in the
// list instead of opening it anew.
import type { MouseEvent } from "react";
import { useLocation, useNavigate } from "react-router";

export const cameFromList = { fromList: true } as const;

/** For the back link of a plant's page. */
export function useBackToList(): ((event: MouseEvent) => void) | undefined {
  const { state } = useLocation();
  const navigate = useNavigate();
  if (!isFromList(state)) return undefined;
  return (event) => {
    // A modified click opens the list in another tab.
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    void navigate(-1);
  };
}

function isFromList(state: unknown): boolean {
  return typeof state === "object" && state !== null && "fromList" in state;
}
