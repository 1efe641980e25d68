// The values of the four headline cards, computed from the counts.
import type { Day, Figures } from "./get-figures.ts";
import { adminMessages } from "./messages.ts";

/** The first word of the most viewed condition. */
export function trending({ top_conditions }: Pick<Figures, "top_conditions">): string {
  return top_conditions[0]?.name.split(/\s+/)[0] ?? adminMessages.none;
}

export function popularHerb({ top_herbs }: Pick<Figures, "top_herbs">): string {
  return top_herbs[0]?.name ?? adminMessages.none;
}

export function questions(day: Day): number {
  return day.emergency + day.crisis + day.urgent + day.routine;
}

/** The share of helpful votes; null without votes. */
export function helpfulShare(days: readonly Day[]): number | null {
  const yes = days.reduce((sum, day) => sum + day.helpful, 0);
  const no = days.reduce((sum, day) => sum + day.unhelpful, 0);
  return yes + no === 0 ? null : yes / (yes + no);
}

export function readableBytes(bytes: number): string {
  const megabytes = bytes / 1_048_576;
  return megabytes < 1024 ? `${Math.round(megabytes)} MB` : `${(megabytes / 1024).toFixed(1)} GB`;
}
