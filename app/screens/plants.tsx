import { awaitPlants } from "#app/features/plants/get-plants.ts";
import { PlantList } from "#app/features/plants/plant-list.tsx";
import { printedCards } from "#app/features/plants/printed-plants.server.ts";
import { paths } from "#app/lib/paths.ts";
import { siteMeta } from "#app/lib/site-meta.ts";
import type { Route } from "./+types/plants";

export async function loader() {
  return { plants: await printedCards() };
}

/** How long a reader who comes from another page waits for the list in its true order. */
const patience = 1200;

export async function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  const printed = await serverLoader();
  await awaitPlants(printed.plants, patience);
  return printed;
}

export const meta: Route.MetaFunction = () =>
  siteMeta({
    title: "Plant Encyclopedia",
    description:
      "Medicinal plants of Guyana: Creole and scientific names, traditional uses, what research says and what to watch out for.",
    path: paths.plants,
  });

export default function Plants({ loaderData }: Route.ComponentProps) {
  return (
    <div className="page py-8 sm:py-12">
      <header className="mb-8 sm:mb-12">
        <h1 className="text-4xl sm:text-5xl">Plant Encyclopedia</h1>
        <p className="measure mt-3 text-lg text-soft">
          Each plant with the names it goes by at home, how it has been used, what research says and when to
          leave it alone.
        </p>
      </header>
      <PlantList printed={loaderData.plants} />
    </div>
  );
}
