// The product's day is Guyana's: four hours behind Greenwich, no summer time.

const guyana = new Intl.DateTimeFormat("en-CA", {
  timeZone: "America/Guyana",
  year: "numeric",
  month: "2-digit",
  day: "2-digit",
});

/** The date in Guyana at a moment, as YYYY-MM-DD. */
export function guyanaToday(now: number): string {
  return guyana.format(now);
}
