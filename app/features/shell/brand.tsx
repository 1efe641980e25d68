// The logo (an enamel cup with a leaf for steam) and the product's name.
import { Link } from "react-router";
import { paths } from "#app/lib/paths.ts";
import { site } from "#app/lib/site.ts";

export function Brand() {
  return (
    <Link
      to={paths.home}
      className="inline-flex min-h-11 items-center gap-2 font-title text-xl font-semibold tracking-tight text-ink no-underline"
    >
      <svg aria-hidden="true" viewBox="0 0 32 32" className="size-8 shrink-0">
        <path d="M15 13C9.5 11.5 9 6 14.5 2c3 4.5 4 8 .5 11Z" className="fill-leaf" />
        <path d="M16.5 13c-1-4 1.5-7 6.5-7 .3 4.5-2 7.5-6.5 7Z" className="fill-forest" />
        <path
          d="M5 14.500h19l-1.6 11.300A3.5 3.5 0 0 1 19 28.800h-9a3.5 3.5 0 0 1-3.4-3L5 14.500Z"
          className="fill-forest"
        />
        <path
          d="M23.6 17h2.200a3.2 3.2 0 0 1 0 7.200H22.8"
          fill="none"
          strokeWidth="2.2"
          className="stroke-forest"
        />
        <path d="M4 14.500h21" strokeWidth="2.2" strokeLinecap="round" className="stroke-gold" />
      </svg>
      {site.name}
    </Link>
  );
}
