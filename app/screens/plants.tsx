import { useMemo } from "react";
import { Encyclopedia } from "#app/features/plants/list/encyclopedia.tsx";
import { prefetchPlants } from "#app/features/plants/list/get-plants.ts";
import { packNames, unpackNames } from "#app/features/plants/list/packed-names.ts";
import { prerenderedList } from "#app/features/plants/prerendered-plants.server.ts";
import { paths } from "#app/lib/paths.ts";
import { absolute, siteMeta } from "#app/lib/site-meta.ts";
import type { Route } from "./+types/plants";

export async function loader() {
  const { plants, names } = await prerenderedList();
  return { plants, names: packNames(names) };
}

/** How long a client-side navigation waits for the list in its final order. */
const timeoutMs = 1200;

export async function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  const prerendered = await serverLoader();
  await prefetchPlants(unpackNames(prerendered.names), timeoutMs);
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
  const names = useMemo(() => unpackNames(loaderData.names), [loaderData.names]);
  return <Encyclopedia prerendered={loaderData.plants} names={names} />;
}
