// The header of every page.
import { Link } from "react-router";
import { useAuth } from "#app/features/auth/auth-provider.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { Brand } from "./brand.tsx";
import { MobileMenu } from "./mobile-menu.tsx";
import { entriesFor, entriesOnlyFor, type NavigationEntry } from "./navigation.ts";
import { ThemeToggle } from "./theme-toggle.tsx";
import { useCurrentPath } from "./use-current-path.ts";

export function Header() {
  const { user } = useAuth();
  return (
    <header className="sticky top-0 z-40 border-b border-line bg-paper">
      <div className="page flex h-16 items-center justify-between gap-4">
        <Brand />
        <div className="flex items-center gap-1">
          <nav aria-label="Main" className="hidden items-center gap-1 md:flex">
            <Entries entries={entriesFor("header")} />
            {/* Both variants occupy the same grid cell, so that nothing moves when the session has loaded. */}
            <div className="grid">
              <Entries
                entries={entriesOnlyFor("header", "guest")}
                className={classNames("col-start-1 row-start-1", user !== null && "invisible")}
              />
              <Entries
                entries={entriesOnlyFor("header", "user")}
                className={classNames("col-start-1 row-start-1", user === null && "invisible")}
              />
            </div>
          </nav>
          <ThemeToggle />
          <MobileMenu />
        </div>
      </div>
    </header>
  );
}

function Entries({ entries, className }: { entries: readonly NavigationEntry[]; className?: string }) {
  const current = useCurrentPath();
  return (
    <ul className={classNames("flex items-center gap-1", className)}>
      {entries.map((entry) => (
        <li key={entry.label}>
          <Link
            to={entry.to}
            aria-current={current === entry.to ? "page" : undefined}
            className="inline-flex min-h-11 items-center rounded px-3 font-semibold no-underline decoration-gold decoration-3 underline-offset-8 hover:bg-forest-wash aria-[current=page]:underline"
          >
            {entry.label}
          </Link>
        </li>
      ))}
    </ul>
  );
}
