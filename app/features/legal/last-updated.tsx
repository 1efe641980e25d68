// 'Last updated' with today's date in the user's time zone. The prerendered page reserves the line, so that the layout
// does not shift.
import { useHydrated } from "#app/lib/use-hydrated.ts";

export function LastUpdated() {
  const hydrated = useHydrated();
  return (
    <p className="mt-3 text-soft">
      Last updated: {hydrated ? <Today /> : <span className="hidden noscript:inline">today</span>}
    </p>
  );
}

function Today() {
  const now = new Date();
  const twoDigits = (part: number) => String(part).padStart(2, "0");
  const day = `${now.getFullYear()}-${twoDigits(now.getMonth() + 1)}-${twoDigits(now.getDate())}`;
  return <time dateTime={day}>{new Intl.DateTimeFormat("en-GY", { dateStyle: "long" }).format(now)}</time>;
}
