// The disclaimer dialog of a chat: opens on first load without acceptance, and when a question is submitted
// before it.
import { lazy, type ReactNode, type RefObject, Suspense, useState } from "react";
import { mayAskNow, useDisclaimerAccepted } from "./disclaimer-flag.ts";

const DisclaimerDialog = lazy(() =>
  import("./disclaimer-dialog.tsx").then((module) => ({ default: module.DisclaimerDialog })),
);

export type Disclaimer = {
  accepted: boolean;
  /** True when a question may be sent; otherwise the disclaimer opens. */
  mayAsk: () => boolean;
  dialog: ReactNode;
};

/**
 * `deferred`: another dialog is open; the disclaimer then waits for it, unless a question is asked. `next`: what a first-time
 * visitor wants after accepting it.
 */
export function useDisclaimer({
  deferred = false,
  next,
}: {
  deferred?: boolean;
  next?: RefObject<HTMLElement | null> | undefined;
} = {}): Disclaimer {
  const accepted = useDisclaimerAccepted();
  const [wanted, setWanted] = useState(false);
  const open = !accepted && (wanted || !deferred);
  return {
    accepted,
    mayAsk: () => {
      const may = mayAskNow();
      if (!may) setWanted(true);
      return may;
    },
    dialog: open ? (
      <Suspense fallback={null}>
        <DisclaimerDialog open next={next} />
      </Suspense>
    ) : null,
  };
}
