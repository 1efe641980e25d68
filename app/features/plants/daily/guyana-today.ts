// The product's day is Guyana's: UTC-4 without daylight saving time.

const hoursBehind = 4;

/**
 * The date in Guyana as YYYY-MM-DD. Computed by hand: initialising Intl takes longer than rendering the page.
 */
export function guyanaToday(now: number): string {
  return new Date(now - hoursBehind * 3_600_000).toISOString().slice(0, 10);
}
