// A modal layer: backdrop, focus trap, focus restoration, Escape and click outside. Hand-written because the
// component library's dialog forces a style recalculation of the whole page when it opens.
import { type ReactNode, type RefObject, useEffect, useLayoutEffect, useRef } from "react";
import { createPortal } from "react-dom";
import { classNames } from "./class-names.ts";

type ModalProps = {
  titleId: string;
  descriptionId?: string | undefined;
  /** Called when the user wants to close it; without it, only its own content can. */
  onDismiss?: (() => void) | undefined;
  /** Gets the focus back if the browser does not know which element had it. */
  opener?: RefObject<HTMLElement | null>;
  className: string;
  children: ReactNode;
};

/** Stack of open modals; only the topmost handles keys. */
const open: HTMLElement[] = [];

export function Modal({ titleId, descriptionId, onDismiss, opener, className, children }: ModalProps) {
  const panel = useRef<HTMLDivElement>(null);
  const dismiss = useRef(onDismiss);
  useEffect(() => {
    dismiss.current = onDismiss;
  });

  useLayoutEffect(() => {
    const element = panel.current;
    if (!element) return;
    const before = document.activeElement;
    const showOthers = hideOthers(element);
    open.push(element);
    (stops(element)[0] ?? element).focus({ preventScroll: true });

    const onKey = (event: KeyboardEvent) => {
      if (open.at(-1) !== element) return;
      if (event.key === "Tab") keepInside(element, event);
      if (event.key !== "Escape" || event.defaultPrevented) return;
      event.preventDefault();
      dismiss.current?.();
    };
    document.addEventListener("keydown", onKey);
    return () => {
      document.removeEventListener("keydown", onKey);
      open.splice(open.indexOf(element), 1);
      showOthers();
      const back = before === document.body ? opener?.current : before;
      if (back instanceof HTMLElement) back.focus({ preventScroll: true });
    };
  }, [opener]);

  return createPortal(
    <div data-modal>
      <div
        aria-hidden="true"
        // Keeps the focus where it is.
        onMouseDown={(event) => event.preventDefault()}
        onClick={onDismiss}
        // What cannot be dismissed opens by itself, often while a page hydrates, and each animation would slow that down.
        className={classNames("fixed inset-0 z-50 bg-veil", onDismiss && "animate-appear")}
      />
      <div
        ref={panel}
        role="dialog"
        aria-modal="true"
        aria-labelledby={titleId}
        aria-describedby={descriptionId}
        tabIndex={-1}
        className={className}
      >
        {children}
      </div>
    </div>,
    document.body,
  );
}

/** The tabbable elements, in order. */
function stops(element: HTMLElement): HTMLElement[] {
  const all = element.querySelectorAll<HTMLElement>(
    "a[href], button:enabled, input:enabled, select:enabled, textarea:enabled, [tabindex='0']",
  );
  return [...all].filter((each) => each.tabIndex >= 0 && each.getClientRects().length > 0);
}

function keepInside(element: HTMLElement, event: KeyboardEvent): void {
  const all = stops(element);
  const now = document.activeElement;
  const inside = now !== element && element.contains(now);
  const [from, to] = event.shiftKey ? [all[0], all.at(-1)] : [all.at(-1), all[0]];
  if (inside && now !== from) return;
  event.preventDefault();
  (to ?? element).focus();
}

/** Hides the rest of the page from screen readers; live regions stay. */
function hideOthers(element: HTMLElement): () => void {
  const others = [...document.body.children].filter(
    (each) =>
      !each.contains(element) &&
      !each.hasAttribute("aria-hidden") &&
      !each.matches("script, [aria-live], [role=status]"),
  );
  for (const each of others) each.setAttribute("aria-hidden", "true");
  return () => {
    for (const each of others) each.removeAttribute("aria-hidden");
  };
}
