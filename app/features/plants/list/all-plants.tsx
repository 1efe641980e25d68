// All prerendered plants by name: for browsers without scripts, search engines and users who know the name.
import { memo } from "react";
import { Link } from "react-router";
import { paths } from "#app/lib/paths.ts";
import { byName } from "./filters.ts";

export type PlantName = { id: string; common_name: string };

export const AllPlants = memo(function AllPlants({ names }: { names: readonly PlantName[] }) {
  return (
    <nav
      aria-labelledby="all-plants"
      className="below border-t border-line pt-8 [contain-intrinsic-size:auto_336rem] sm:[contain-intrinsic-size:auto_225rem] lg:[contain-intrinsic-size:auto_170rem] xl:[contain-intrinsic-size:auto_137rem]"
    >
      <h2 id="all-plants" className="text-2xl">
        All plants, A to Z
      </h2>
      <ul className="mt-4 columns-2 gap-6 sm:columns-3 lg:columns-4 xl:columns-5">
        {names.toSorted(byName).map(({ id, common_name }) => (
          <li key={id} className="break-inside-avoid">
            <Link
              to={paths.plant(id)}
              className="flex min-h-11 items-center leading-tight no-underline hover:underline"
            >
              {common_name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
});
