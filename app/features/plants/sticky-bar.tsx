// A screen's sticky bar below the header: back link and actions.
import { ArrowLeft } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { Button } from "#app/ui/button.tsx";

export function StickyBar({ backTo, children }: { backTo: string; children?: ReactNode }) {
  return (
    <div data-second-bar className="sticky top-16 z-30 border-b border-line bg-paper">
      <div className="page flex h-13 items-center justify-between gap-2">
        <Button asChild variant="quiet" className="-ml-4">
          <Link to={backTo}>
            <ArrowLeft aria-hidden />
            Back
          </Link>
        </Button>
        {children ? <div className="flex items-center gap-1">{children}</div> : null}
      </div>
    </div>
  );
}
