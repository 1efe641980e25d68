// 'Last updated' with the reader's own date of today. The printed page holds the line open, so that nothing moves.
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
