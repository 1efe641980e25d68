// A screen's sticky bar below the header: back link and actions.
import { ArrowLeft } from "lucide-react";
import type { MouseEvent, ReactNode } from "react";
import { Link } from "react-router";
import { Button } from "#app/ui/button.tsx";
import { classNames } from "#app/ui/class-names.ts";

export function StickyBar({
  backTo,
  onBack,
  compact = false,
  children,
}: {
  backTo: string;
  /** May prevent the link's default, for example to go back in the history instead. */
  onBack?: (event: MouseEvent) => void;
  /** On phones the back link is only an arrow, and the content takes the rest of the bar. */
  compact?: boolean;
  children?: ReactNode;
}) {
  return (
    <div data-second-bar className="sticky top-16 z-30 border-b border-line bg-paper">
      <div className="page flex h-14 items-center justify-between gap-2">
        <Button asChild variant="quiet" className={compact ? "-ml-3 max-md:px-3" : "-ml-4"}>
          <Link to={backTo} onClick={onBack}>
            <ArrowLeft aria-hidden />
            <span className={compact ? "max-md:sr-only" : undefined}>Back</span>
          </Link>
        </Button>
        {children ? (
          <div className={classNames("second-frame flex items-center gap-1", compact && "min-w-0 flex-1")}>
            {children}
          </div>
        ) : null}
      </div>
    </div>
  );
}
