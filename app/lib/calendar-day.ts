// A calendar day as YYYY-MM-DD. Built from its parts: the order and the digits of a formatted date differ between browsers,
// whatever its locale.

const formats = new Map<string, Intl.DateTimeFormat>();

/** The date at a moment in a time zone. */
export function calendarDay(at: number, timeZone: string): string {
  let format = formats.get(timeZone);
  if (!format) {
    format = new Intl.DateTimeFormat("en-US", {
      timeZone,
      calendar: "gregory",
      numberingSystem: "latn",
      year: "numeric",
      month: "2-digit",
      day: "2-digit",
    });
    formats.set(timeZone, format);
  }
  const parts = new Map(format.formatToParts(at).map(({ type, value }) => [type, value]));
  return `${parts.get("year")}-${parts.get("month")}-${parts.get("day")}`;
}
