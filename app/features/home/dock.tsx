// Holds what floats over the foot of the home page, above the phone's bar: one thing at a time, because two would cover
// the warning that stands first on the page.
import type { ReactNode } from "react";

export function Dock({ children }: { children: ReactNode }) {
  return (
    <div className="pointer-events-none fixed inset-x-0 bottom-[calc(4rem+env(safe-area-inset-bottom))] z-30 flex justify-end p-3 md:bottom-0 md:p-6 print:hidden [&:has([data-install-card])>a]:hidden [&>*]:pointer-events-auto">
      {children}
    </div>
  );
}
