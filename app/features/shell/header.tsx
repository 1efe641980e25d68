// The bar at the top of every page.
import { Link } from "react-router";
import { Brand } from "./brand.tsx";
import { MobileMenu } from "./mobile-menu.tsx";
import { entriesFor } from "./navigation.ts";
import { ThemeToggle } from "./theme-toggle.tsx";
import { useCurrentPath } from "./use-current-path.ts";

export function Header() {
  const current = useCurrentPath();
  return (
    <header className="sticky top-0 z-40 border-b border-line bg-paper">
      <div className="page flex h-16 items-center justify-between gap-4">
        <Brand />
        <div className="flex items-center gap-1">
          <nav aria-label="Main" className="hidden md:block">
            <ul className="flex items-center gap-1">
              {entriesFor("header").map((entry) => (
                <li key={entry.to}>
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
          </nav>
          <ThemeToggle />
          <MobileMenu />
        </div>
      </div>
    </header>
  );
}
