// The bottom navigation bar on phones.
import { Link, useLocation } from "react-router";
import { entriesFor } from "./navigation.ts";
import { useCurrentPath } from "./use-current-path.ts";

export function BottomNav() {
  const path = useCurrentPath();
  const { hash } = useLocation();
  const entries = entriesFor("bottom");
  const current = entries.find(({ to }) => to === `${path}${hash}`) ?? entries.find(({ to }) => to === path);
  return (
    <nav
      aria-label="Bottom"
      className="bottom-bar fixed inset-x-0 bottom-0 z-40 border-t border-line bg-paper pb-[env(safe-area-inset-bottom)] md:hidden print:hidden"
    >
      <ul className="second-frame grid h-16 auto-cols-fr grid-flow-col">
        {entries.map((entry) => (
          <li key={entry.label} className="grid">
            <Link
              to={entry.to}
              aria-current={entry === current ? "page" : undefined}
              className="group flex flex-col items-center justify-center gap-0.5 text-sm leading-tight text-soft no-underline -outline-offset-3 aria-[current=page]:font-semibold aria-[current=page]:text-forest"
            >
              <span className="grid h-7 w-14 place-items-center rounded-full group-aria-[current=page]:bg-forest-wash">
                <entry.icon aria-hidden className="size-5" />
              </span>
              {entry.shortLabel ?? entry.label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
