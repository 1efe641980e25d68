// Tabs with all panels in the page: readable without scripts and found by the browser's search. Hand-written
// because the component library's tabs measure and register repeatedly during hydration.
import {
  type ComponentProps,
  createContext,
  type KeyboardEvent,
  type ReactNode,
  use,
  useEffect,
  useId,
  useRef,
  useState,
} from "react";
import { classNames } from "./class-names.ts";
import { useCut } from "./scroll-row.tsx";

type Row = { id: string; open: string; turnTo: (value: string) => void };

const RowContext = createContext<Row | null>(null);

function useRow(value: string) {
  const row = use(RowContext);
  if (!row) throw new Error("Tabs must be around this");
  const { id, open, turnTo } = row;
  return { tabId: `${id}-tab-${value}`, panelId: `${id}-panel-${value}`, chosen: open === value, turnTo };
}

/** Uncontrolled unless `value` is given. */
export function Tabs({
  value,
  defaultValue = "",
  onValueChange,
  className,
  children,
}: {
  value?: string;
  defaultValue?: string;
  onValueChange?: (value: string) => void;
  className?: string;
  children: ReactNode;
}) {
  const [own, setOwn] = useState(defaultValue);
  const turnTo = (next: string) => {
    setOwn(next);
    onValueChange?.(next);
  };
  return (
    <RowContext value={{ id: useId(), open: value ?? own, turnTo }}>
      <div className={className}>{children}</div>
    </RowContext>
  );
}

export function TabList({ className, ...rest }: ComponentProps<"div">) {
  const row = useRef<HTMLDivElement>(null);
  const { attributes } = useCut(row);
  return (
    <div
      {...rest}
      {...attributes}
      ref={row}
      role="tablist"
      onKeyDown={turnByKey}
      className={classNames(
        "tab-list scroll-row relative flex overflow-x-auto overflow-y-hidden border-b border-line outline-none sm:gap-1",
        className,
      )}
    />
  );
}

const steps: Record<string, (at: number, count: number) => number> = {
  ArrowRight: (at, count) => (at + 1) % count,
  ArrowLeft: (at, count) => (at - 1 + count) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

function turnByKey(event: KeyboardEvent<HTMLDivElement>): void {
  const step = steps[event.key];
  const tabs = [...event.currentTarget.querySelectorAll<HTMLElement>("[role=tab]")];
  const at = tabs.findIndex((tab) => tab.matches(":focus"));
  if (!step || at < 0) return;
  event.preventDefault();
  const next = tabs[step(at, tabs.length)];
  next?.focus();
  next?.click();
}

export function Tab({ value, className, ...rest }: ComponentProps<"button"> & { value: string }) {
  const { tabId, panelId, chosen, turnTo } = useRow(value);
  const tab = useRef<HTMLButtonElement>(null);

  // On a phone the tab list is wider than the screen; this scrolls the list, not the page.
  useEffect(() => {
    const row = tab.current?.parentElement;
    if (!chosen || !tab.current || !row) return;
    row.scrollLeft = tab.current.offsetLeft - (row.clientWidth - tab.current.offsetWidth) / 2;
  }, [chosen]);

  return (
    <button
      {...rest}
      ref={tab}
      type="button"
      role="tab"
      id={tabId}
      aria-controls={panelId}
      aria-selected={chosen}
      tabIndex={chosen ? 0 : -1}
      onClick={() => turnTo(value)}
      className={classNames(
        "min-h-11 shrink-0 border-b-3 border-transparent px-2 font-semibold text-soft transition-colors hover:text-ink sm:px-3",
        "aria-selected:border-forest aria-selected:text-ink",
        className,
      )}
    />
  );
}

export function TabPanel({ value, className, ...rest }: ComponentProps<"div"> & { value: string }) {
  const { tabId, panelId, chosen } = useRow(value);
  return (
    <div
      {...rest}
      role="tabpanel"
      id={panelId}
      aria-labelledby={tabId}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: the tabs pattern requires text panels to be focusable
      tabIndex={0}
      // Hidden by CSS, not by the hidden attribute, which could not be undone where no script runs.
      data-state={chosen ? "active" : "inactive"}
      className={classNames("tab-panel pt-5", className)}
    />
  );
}
