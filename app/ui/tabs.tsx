// Tabs whose panels are all in the page: readable without a script, found by the browser's search.
import { Tabs as Radix } from "radix-ui";
import type { ComponentProps } from "react";
import { classNames } from "./class-names.ts";

export function Tabs({ className, ...rest }: ComponentProps<typeof Radix.Root>) {
  return <Radix.Root {...rest} className={className} />;
}

export function TabList({ className, children, ...rest }: ComponentProps<typeof Radix.List>) {
  return (
    <Radix.List {...rest} asChild>
      <Row
        className={classNames(
          "tab-list -mx-4 flex gap-1 overflow-x-auto border-b border-line px-4 outline-none sm:mx-0 sm:px-0",
          className,
        )}
      >
        {children}
      </Row>
    </Radix.List>
  );
}

/** Leaves out the style attribute, as the panel does. */
function Row({ style: _, ...rest }: ComponentProps<"div">) {
  return <div {...rest} />;
}

export function Tab({ className, ...rest }: ComponentProps<typeof Radix.Trigger>) {
  return (
    <Radix.Trigger
      {...rest}
      className={classNames(
        "-mb-px min-h-11 shrink-0 border-b-3 border-transparent px-3 font-semibold text-soft transition-colors hover:text-ink",
        "data-[state=active]:border-forest data-[state=active]:text-ink",
        className,
      )}
    />
  );
}

export function TabPanel({ className, children, ...rest }: ComponentProps<typeof Radix.Content>) {
  return (
    <Radix.Content {...rest} asChild forceMount>
      <Panel className={className}>{children}</Panel>
    </Radix.Content>
  );
}

/** Leaves out the style attribute that the primitive writes, which a strict style policy refuses. */
function Panel({ style: _, className, ...rest }: ComponentProps<"div">) {
  // Hidden by the stylesheet, not by the attribute: that one could not be taken back where no script runs.
  return <div {...rest} className={classNames("tab-panel pt-5", className)} />;
}
