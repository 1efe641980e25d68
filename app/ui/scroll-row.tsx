// A row that scrolls sideways. Where it is cut it fades, and an arrow scrolls on; the arrows are for pointers only,
// because the keyboard reaches everything in the row.
import { ChevronLeft, ChevronRight } from "lucide-react";
import { type ReactNode, type RefObject, useEffect, useRef, useState } from "react";
import { classNames } from "./class-names.ts";

type Cut = { left: boolean; right: boolean };

/** Part of the visible width, so that something of what was in sight stays in sight. */
const step = 0.7;

/** Where a row is cut, as attributes of the row: the stylesheet's `scroll-row` fades it there. */
export function useCut(row: RefObject<HTMLElement | null>) {
  const [cut, setCut] = useState<Cut>({ left: false, right: false });
  useEffect(() => {
    const element = row.current;
    if (!element) return;
    const look = () => {
      const { scrollLeft, scrollWidth, clientWidth } = element;
      const now = { left: scrollLeft > 1, right: scrollLeft + clientWidth < scrollWidth - 1 };
      setCut((before) => (before.left === now.left && before.right === now.right ? before : now));
    };
    // Fires once at the start.
    const watch = new ResizeObserver(look);
    watch.observe(element);
    element.addEventListener("scroll", look, { passive: true });
    return () => {
      watch.disconnect();
      element.removeEventListener("scroll", look);
    };
  }, [row]);
  return {
    cut,
    attributes: { "data-cut-left": cut.left || undefined, "data-cut-right": cut.right || undefined },
  };
}

export function ScrollRow({
  label,
  className,
  children,
}: {
  /** For a row without controls: the keyboard then scrolls the row itself, which needs a name. */
  label?: string;
  className?: string;
  children: ReactNode;
}) {
  const row = useRef<HTMLDivElement>(null);
  const { cut, attributes } = useCut(row);

  const scroll = (direction: -1 | 1) => () =>
    row.current?.scrollBy({
      left: direction * step * row.current.clientWidth,
      behavior: matchMedia("(prefers-reduced-motion: reduce)").matches ? "instant" : "smooth",
    });
  return (
    <div className={classNames("relative min-w-0", className)}>
      <div
        ref={row}
        {...attributes}
        {...(label === undefined ? {} : { role: "group", "aria-label": label, tabIndex: 0 })}
        className="scroll-row flex gap-2 overflow-x-auto overflow-y-clip"
      >
        {children}
      </div>
      {cut.left ? <Arrow side="left" onPress={scroll(-1)} /> : null}
      {cut.right ? <Arrow side="right" onPress={scroll(1)} /> : null}
    </div>
  );
}

function Arrow({ side, onPress }: { side: "left" | "right"; onPress: () => void }) {
  const Icon = side === "left" ? ChevronLeft : ChevronRight;
  return (
    <button
      type="button"
      aria-hidden="true"
      tabIndex={-1}
      onClick={onPress}
      // Keeps the focus where it is: the arrow disappears at the end of the row.
      onMouseDown={(event) => event.preventDefault()}
      className={classNames(
        "absolute inset-y-0 grid w-10 place-items-center text-forest",
        side === "left" ? "left-0 justify-items-start" : "right-0 justify-items-end",
      )}
    >
      <Icon className="size-6" />
    </button>
  );
}
