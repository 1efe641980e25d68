// Fetches the page's data once; it stays in memory for the lifetime of the page.
import { useQuery } from "@tanstack/react-query";
import { logQuietly } from "#app/lib/log.ts";
import { paths } from "#app/lib/paths.ts";
import { type MixtureData, mixtureDataSchema } from "./mixture-data.ts";

async function getMixtureData(): Promise<MixtureData> {
  const response = await fetch(paths.mixtureData);
  if (!response.ok) throw new Error(`The lists could not be read (${response.status})`);
  return mixtureDataSchema.parse(await response.json());
}

export function useMixtureData(wanted = true) {
  return useQuery({
    queryKey: ["mixture-data"],
    meta: { isPublic: true },
    queryFn: () =>
      getMixtureData().catch((error: unknown) => {
        logQuietly("The mixture lists could not be loaded", error);
        throw error;
      }),
    enabled: wanted,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
    networkMode: "always",
    retry: false,
  });
}
