// Adds the trigger's ARIA attributes and click handler to its child.
import { Slot } from "radix-ui";
import type { ReactNode, Ref } from "react";

export function Opener({
  ref,
  open,
  onOpen,
  children,
}: {
  ref: Ref<HTMLElement>;
  open: boolean;
  onOpen: () => void;
  children: ReactNode;
}) {
  return (
    <Slot.Root ref={ref} aria-haspopup="dialog" aria-expanded={open} onClick={onOpen}>
      {children}
    </Slot.Root>
  );
}
