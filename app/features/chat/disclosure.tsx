// A part of an answer that is opened by its title.
import { ChevronDown } from "lucide-react";
import type { ReactNode } from "react";

export function Disclosure({ title, children }: { title: string; children: ReactNode }) {
  return (
    <details className="group rounded border border-line bg-paper">
      <summary className="flex min-h-11 items-center justify-between gap-3 px-4 font-semibold">
        {title}
        <ChevronDown aria-hidden className="size-5 shrink-0 group-open:rotate-180" />
      </summary>
      <div className="grid gap-4 border-t border-line p-4">{children}</div>
    </details>
  );
}
