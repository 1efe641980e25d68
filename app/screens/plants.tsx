import { Encyclopedia } from "#app/features/plants/list/encyclopedia.tsx";
import { prefetchPlants } from "#app/features/plants/list/get-plants.ts";
import { prerenderedList } from "#app/features/plants/prerendered-plants.server.ts";
import { StickyBar } from "#app/features/plants/sticky-bar.tsx";
import { paths } from "#app/lib/paths.ts";
import { absolute, siteMeta } from "#app/lib/site-meta.ts";
import type { Route } from "./+types/plants";

export async function loader() {
  return prerenderedList();
}

/** How long a client-side navigation waits for the list in its final order. */
const timeoutMs = 1200;

export async function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  const prerendered = await serverLoader();
  await prefetchPlants(prerendered.plants, timeoutMs);
  return prerendered;
}

/** Filters change the URL but no loaded data. */
export function shouldRevalidate() {
  return false;
}

const description =
  "Medicinal plants of Guyana: Creole and scientific names, traditional uses, what research says and what to watch out for.";

export const meta: Route.MetaFunction = () =>
  siteMeta({
    title: "Plant Encyclopedia",
    description,
    path: paths.plants,
    jsonLd: {
      "@type": "CollectionPage",
      name: "Plant Encyclopedia",
      description,
      url: absolute(paths.plants),
    },
  });

export default function Plants({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <StickyBar backTo={paths.home} />
      <div className="page py-6 sm:py-8">
        <header className="mb-6 sm:mb-8">
          <h1 className="text-4xl sm:text-5xl">Plant Encyclopedia</h1>
          <p className="measure mt-3 text-lg text-soft">
            Each plant with the names it goes by at home, how it has been used, what research says and when to
            leave it alone.
          </p>
        </header>
        <Encyclopedia prerendered={loaderData.plants} names={loaderData.names} />
      </div>
    </>
  );
}
