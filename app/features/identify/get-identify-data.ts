// Fetches the key's data once; it stays in memory for the lifetime of the page.
import { useQuery } from "@tanstack/react-query";
import { logQuietly } from "#app/lib/log.ts";
import { paths } from "#app/lib/paths.ts";
import { type IdentifyData, identifyDataSchema } from "./identify-data.ts";

async function getIdentifyData(): Promise<IdentifyData> {
  const response = await fetch(paths.identifyData);
  if (!response.ok) throw new Error(`The key could not be read (${response.status})`);
  return identifyDataSchema.parse(await response.json());
}

export function useIdentifyData(wanted: boolean) {
  return useQuery({
    queryKey: ["identify-data"],
    meta: { isPublic: true },
    queryFn: () =>
      getIdentifyData().catch((error: unknown) => {
        logQuietly("The key could not be loaded", error);
        throw error;
      }),
    enabled: wanted,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
    networkMode: "always",
    retry: false,
  });
}
