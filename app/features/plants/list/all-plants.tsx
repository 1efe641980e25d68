// All prerendered plants by name: for browsers without scripts, search engines and users who know the name.
import { type MouseEvent, memo } from "react";
import { useNavigate } from "react-router";
import { paths } from "#app/lib/paths.ts";
import { byName } from "./filters.ts";

export type PlantName = { id: string; common_name: string };

/** Plain links with one handler for all: hydrating 240 link components would take longer than the rest of the page. */
export const AllPlants = memo(function AllPlants({ names }: { names: readonly PlantName[] }) {
  const navigate = useNavigate();
  const follow = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    // A modified click opens the plant in another tab.
    if (!link || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    void navigate(link.pathname);
  };
  return (
    <nav
      aria-labelledby="all-plants"
      className="below border-t border-line pt-8 [contain-intrinsic-size:auto_336rem] sm:[contain-intrinsic-size:auto_225rem] lg:[contain-intrinsic-size:auto_170rem] xl:[contain-intrinsic-size:auto_137rem]"
    >
      <h2 id="all-plants" className="text-2xl">
        All plants, A to Z
      </h2>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: a key pressed on a link clicks it */}
      <ul
        onClick={follow}
        className="mt-4 columns-2 gap-6 sm:columns-3 lg:columns-4 xl:columns-5 [&_a]:flex [&_a]:min-h-11 [&_a]:items-center [&_a]:leading-tight [&_a]:no-underline [&_a]:hover:underline [&>li]:break-inside-avoid"
      >
        {names.toSorted(byName).map(({ id, common_name }) => (
          <li key={id}>
            <a href={paths.plant(id)}>{common_name}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
});
