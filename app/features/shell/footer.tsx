// The footer of every page: disclaimer, ownership and links.
import { TriangleAlert } from "lucide-react";
import { Link } from "react-router";
import { site } from "#app/lib/site.ts";
import { useHydrated } from "#app/lib/use-hydrated.ts";
import { textLink } from "#app/ui/text-link.ts";
import { entriesFor } from "./navigation.ts";

export function Footer() {
  return (
    // A page that ends in a coloured section joins the band without a gap.
    <footer className="below mt-16 bg-sunk [contain-intrinsic-size:auto_45rem] lg:[contain-intrinsic-size:auto_22rem] [main:has([data-flush])+&]:mt-0">
      <div className="arrowhead-band" />
      <div className="page grid gap-8 py-10 lg:grid-cols-[1fr_auto] lg:gap-16">
        <div className="measure space-y-3">
          <p className="font-title text-xl font-semibold">{site.communityLine}</p>
          <p className="flex gap-2.5">
            <TriangleAlert aria-hidden className="mt-1 size-5 shrink-0 text-annatto" />
            <span>
              For education only. Nothing here is medical advice, and reading it makes nobody your doctor. In
              an emergency, call 911 or go to the nearest emergency room.
            </span>
          </p>
        </div>
        <nav aria-label="Footer">
          <ul className="grid grid-cols-2 gap-x-8 sm:grid-cols-3 lg:grid-cols-[auto_auto]">
            {entriesFor("footer").map((entry) => (
              <li key={entry.to}>
                <Link to={entry.to} className={`${textLink} inline-flex min-h-11 items-center`}>
                  {entry.label}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <div className="flex flex-wrap justify-between gap-x-6 gap-y-1 border-t border-line pt-5 text-sm text-soft lg:col-span-2">
          <p>
            © <Year /> {site.name}
          </p>
          <p>Powered by open-source software</p>
        </div>
      </div>
    </footer>
  );
}

/** A prerendered year would be out of date in January. */
function Year() {
  return useHydrated() ? new Date().getFullYear() : null;
}
