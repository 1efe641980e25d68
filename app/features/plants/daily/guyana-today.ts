// The product's day is Guyana's: four hours behind Greenwich, no summer time.

const hoursBehind = 4;

/** The date in Guyana at a moment, as YYYY-MM-DD. By hand: to wake the browser's calendars takes longer than the page. */
export function guyanaToday(now: number): string {
  return new Date(now - hoursBehind * 3_600_000).toISOString().slice(0, 10);
}
