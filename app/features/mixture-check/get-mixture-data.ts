// Fetches the page's data once.
import { useQuery } from "@tanstack/react-query";
import { builtData } from "#app/lib/built-data.ts";
import { paths } from "#app/lib/paths.ts";
import { mixtureDataSchema } from "./mixture-data.ts";

export function useMixtureData(wanted = true) {
  return useQuery({
    ...builtData(paths.mixtureData, mixtureDataSchema, "The mixture lists"),
    enabled: wanted,
  });
}
