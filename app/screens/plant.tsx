import { isRouteErrorResponse } from "react-router";
import { plantJsonLd } from "#app/features/plants/page/json-ld.ts";
import { PlantView } from "#app/features/plants/page/plant-view.tsx";
import { prerenderedPlant } from "#app/features/plants/prerendered-plants.server.ts";
import { Testimonials } from "#app/features/testimonials/testimonials.tsx";
import { paths } from "#app/lib/paths.ts";
import { siteMeta } from "#app/lib/site-meta.ts";
import type { Route } from "./+types/plant";

export async function loader({ params }: Route.LoaderArgs) {
  return { printed: await prerenderedPlant(params.id) };
}

/** A plant added after the build has no prerendered page: the screen then fetches it. */
export async function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  try {
    return await serverLoader();
  } catch (error) {
    if (isRouteErrorResponse(error) && error.status === 404) return { printed: null };
    throw error;
  }
}

/** Switching tabs changes the URL but no loaded data. */
export function shouldRevalidate({ currentUrl, nextUrl }: { currentUrl: URL; nextUrl: URL }) {
  return currentUrl.pathname !== nextUrl.pathname;
}

export const meta: Route.MetaFunction = ({ loaderData, params }) => {
  const plant = loaderData?.printed?.plant;
  const path = paths.plant(params.id);
  if (!plant) return siteMeta({ title: "Plant", description: "A plant of the encyclopedia.", path });
  return siteMeta({
    title: `${plant.common_name} (${plant.scientific_name})`,
    description: plant.description,
    path,
    type: "article",
    image: {
      path: `/plates/${plant.id}-og.jpg`,
      alt: `Botanical drawing of ${plant.common_name}`,
      width: 1200,
      height: 630,
    },
    jsonLd: plantJsonLd(plant),
  });
};

export default function Plant({ loaderData, params }: Route.ComponentProps) {
  return (
    <PlantView key={params.id} id={params.id} prerendered={loaderData.printed}>
      {(plant) => <Testimonials plant={{ id: plant.id, name: plant.common_name }} />}
    </PlantView>
  );
}
