// Cards in one to four columns, or rows in up to three. A few are rendered directly; long lists are virtualised.
import { type RefObject, startTransition, useEffect, useImperativeHandle, useRef, useState } from "react";
import { flushSync } from "react-dom";
import type { PlantCard as Plant } from "../card-row.ts";
import { namesFirst } from "../names-first.ts";
import { PlantCard } from "./plant-card.tsx";

/** So many cards are rendered before the layout is known. */
export const virtualiseAbove = 24;
/** Once it is known, longer lists than this are virtualised: each key typed in the search replaces the cards. */
const virtualiseMeasuredAbove = 12;

const columns =
  "grid gap-5 sm:grid-cols-2 md:grid-cols-3 xl:grid-cols-4 rows:grid-cols-1 rows:gap-x-8 rows:gap-y-0 rows:md:grid-cols-2 rows:xl:grid-cols-3";

const rowFrames = ["fourth-frame", "fifth-frame", "sixth-frame", "seventh-frame"] as const;
const rowsAFrame = 3;

/** On a phone the title comes first, then the search, the categories, then three rows a frame. A class of the row, not a selector of the list: app/styles/app.css. */
function frame(place: number): string {
  return `${rowFrames[Math.floor(place / rowsAFrame)] ?? "seventh-frame"} [contain-intrinsic-block-size:6.25rem]`;
}

export type GridHandle = { scrollToPlant: (index: number) => void };

type GridProps = {
  plants: readonly Plant[];
  /** What the reader typed. */
  sought: string;
  bookmarked: ReadonlySet<string>;
  onToggleBookmark: (id: string) => void;
  labelledBy: string;
  handle: RefObject<GridHandle | null>;
};

function Cards({
  plants,
  from,
  all,
  sought,
  bookmarked,
  onToggleBookmark,
}: Omit<GridProps, "labelledBy" | "handle"> & { from: number; all?: number }) {
  return plants.map((plant, index) => (
    // Keyed by position: when the database's order replaces the prerendered one, no element moves. The card is another
    // one then, because names of one line or two would shift the text within it. In a search most plants stay while the
    // reader types, and their elements with them.
    <li
      key={sought === "" ? from + index : plant.id}
      className={frame(from + index)}
      {...(all ? { "aria-setsize": all, "aria-posinset": from + index + 1 } : {})}
    >
      <PlantCard
        key={plant.id}
        plant={plant}
        namesFirst={namesFirst(plant, sought)}
        bookmarked={bookmarked.has(plant.id)}
        onToggleBookmark={onToggleBookmark}
      />
    </li>
  ));
}

type Measure = { columns: number; row: number; top: number; windowWidth: number };

/**
 * The last measurement. A list that is shown again starts with its full height, so that the browser can scroll to the
 * place where it was left.
 */
let lastMeasure: Measure | null = null;

/** The rows in the window, counted from the top of the list: negative above it. */
type InSight = { first: number; last: number };

/** Rows rendered above and below those in sight. */
const overscan = 2;

/** Measures the first cards as laid out by CSS, and reserves space for all when there are many. */
export function PlantGrid({ plants, labelledBy, handle, ...rest }: GridProps) {
  const list = useRef<HTMLUListElement>(null);
  const [measure, setMeasure] = useState(() =>
    // On the first page of a visit there is no measurement yet, so hydration matches the prerendered list.
    lastMeasure && lastMeasure.windowWidth === document.documentElement.clientWidth ? lastMeasure : null,
  );
  const [inSight, setInSight] = useState<InSight | null>(null);

  useEffect(() => {
    const element = list.current;
    if (!element) return;
    let known: InSight | null = null;
    const follow = (show: (rows: InSight) => void) => {
      const now = lastMeasure && rowsInSight(lastMeasure);
      if (!now || (known?.first === now.first && known.last === now.last)) return;
      known = now;
      show(now);
    };
    // The observer fires once at the start, when layout has been computed anyway.
    const look = () => {
      const first = lastMeasure === null;
      lastMeasure = keepEqual(lastMeasure, measureGrid(element));
      const show = () => {
        setMeasure(lastMeasure);
        follow(setInSight);
      };
      // The page has just hydrated at the first measurement, and the cards in sight stay as they are.
      if (first) startTransition(show);
      else show();
    };
    // Synchronously: a frame later the window would show the padding.
    const scrolled = () => follow((rows) => flushSync(() => setInSight(rows)));
    const watch = new ResizeObserver(look);
    watch.observe(element);
    watch.observe(document.body);
    addEventListener("scroll", scrolled, { passive: true });
    addEventListener("resize", look);
    return () => {
      watch.disconnect();
      removeEventListener("scroll", scrolled);
      removeEventListener("resize", look);
    };
  }, []);

  useImperativeHandle(handle, () => ({
    scrollToPlant: (index) => {
      if (!measure) return;
      const covered = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0;
      const top = measure.top + Math.floor(index / measure.columns) * measure.row - covered;
      scrollTo({ top, behavior: "instant" });
    },
  }));

  const many = plants.length > (measure ? virtualiseMeasuredAbove : virtualiseAbove);
  const perRow = many && measure ? measure.columns : virtualiseAbove;
  const rows = Math.ceil(plants.length / perRow);
  // Until the rows in sight are known, the first ones are shown.
  const [first, last] =
    many && measure && inSight
      ? [clamp(inSight.first - overscan, rows), clamp(inSight.last + overscan, rows)]
      : [0, Math.ceil(virtualiseAbove / perRow) - 1];
  const from = first * perRow;
  const visible = plants.slice(from, (last + 1) * perRow);
  return (
    <ul
      ref={list}
      aria-labelledby={labelledBy}
      // The browser must not scroll to compensate when rows above are replaced by padding.
      className={`${columns} [overflow-anchor:none]`}
      style={
        measure && many
          ? { paddingTop: first * measure.row, paddingBottom: Math.max(0, rows - last - 1) * measure.row }
          : undefined
      }
    >
      <Cards plants={visible} from={from} {...(many ? { all: plants.length } : {})} {...rest} />
    </ul>
  );
}

function measureGrid(list: HTMLUListElement): Measure | null {
  const card = list.firstElementChild;
  const height = card?.getBoundingClientRect().height ?? 0;
  // The observer also fires when the list has left the page.
  if (height === 0 || !list.isConnected) return null;
  const style = getComputedStyle(list);
  const gap = Number.parseFloat(style.rowGap) || 0;
  return {
    columns: style.gridTemplateColumns.split(" ").length,
    row: height + gap,
    top: list.getBoundingClientRect().top + scrollY,
    windowWidth: document.documentElement.clientWidth,
  };
}

/** All rows have the same height. */
function rowsInSight({ top, row }: Measure): InSight {
  return {
    first: Math.floor((scrollY - top) / row),
    last: Math.floor((scrollY - top + innerHeight) / row),
  };
}

function clamp(row: number, rows: number): number {
  return Math.max(0, Math.min(row, rows - 1));
}

function keepEqual(before: Measure | null, now: Measure | null): Measure | null {
  if (!before || !now) return now ?? before;
  const same =
    before.columns === now.columns &&
    before.windowWidth === now.windowWidth &&
    Math.abs(before.row - now.row) < 0.5 &&
    Math.abs(before.top - now.top) < 1;
  return same ? before : now;
}
