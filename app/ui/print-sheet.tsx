// A sheet for paper: rendered beside the page while it is printed; the print stylesheet then shows nothing else.
import { type ReactNode, useEffect } from "react";
import { createPortal } from "react-dom";

export function PrintSheet({ onDone, children }: { onDone: () => void; children: ReactNode }) {
  useEffect(() => {
    addEventListener("afterprint", onDone, { once: true });
    print();
    return () => removeEventListener("afterprint", onDone);
  }, [onDone]);
  return createPortal(<div className="print-sheet hidden">{children}</div>, document.body);
}
