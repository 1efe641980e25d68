import { isRouteErrorResponse } from "react-router";
import { PlantView } from "#app/features/plants/plant-view.tsx";
import { printedPlant } from "#app/features/plants/printed-plants.server.ts";
import { paths } from "#app/lib/paths.ts";
import { absolute, cutAtWord, siteMeta } from "#app/lib/site-meta.ts";
import type { Route } from "./+types/plant";

export async function loader({ params }: Route.LoaderArgs) {
  return { plant: await printedPlant(params.id) };
}

/** A plant that came into the database after the build has no printed page: the screen then asks for it. */
export async function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  try {
    return await serverLoader();
  } catch (error) {
    if (isRouteErrorResponse(error) && error.status === 404) return { plant: null };
    throw error;
  }
}

export const meta: Route.MetaFunction = ({ loaderData, params }) => {
  const plant = loaderData?.plant;
  const path = paths.plant(params.id);
  if (!plant) return siteMeta({ title: "Plant", description: "A plant of the encyclopedia.", path });
  const [image] = plant.images;
  return siteMeta({
    title: `${plant.common_name} (${plant.scientific_name})`,
    description: plant.description,
    path,
    type: "article",
    image: image?.startsWith("/")
      ? { path: image, alt: `Botanical drawing of ${plant.common_name}`, width: 1200, height: 1500 }
      : undefined,
    jsonLd: {
      "@type": "Article",
      headline: `${plant.common_name} (${plant.scientific_name})`,
      description: cutAtWord(plant.description, 160),
      url: absolute(path),
      ...(image?.startsWith("/") ? { image: absolute(image) } : {}),
      about: {
        "@type": "Thing",
        name: plant.common_name,
        alternateName: [plant.scientific_name, ...plant.creole_names],
      },
    },
  });
};

export default function Plant({ loaderData, params }: Route.ComponentProps) {
  return (
    <div className="page py-4 sm:py-8">
      <PlantView key={params.id} id={params.id} printed={loaderData.plant} />
    </div>
  );
}
