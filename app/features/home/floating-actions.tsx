// The container for what floats over the bottom of the home page, above the mobile navigation bar: the
// support button and the install card.
import type { ReactNode } from "react";

export function FloatingActions({ children }: { children: ReactNode }) {
  return (
    <div className="pointer-events-none fixed inset-x-0 bottom-[calc(4rem+env(safe-area-inset-bottom))] z-30 flex flex-col items-end gap-3 p-3 md:bottom-0 md:p-6 print:hidden [&>*]:pointer-events-auto">
      {children}
    </div>
  );
}
