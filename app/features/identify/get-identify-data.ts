// Fetches the key's data once.
import { useQuery } from "@tanstack/react-query";
import { builtData } from "#app/lib/built-data.ts";
import { paths } from "#app/lib/paths.ts";
import { identifyDataSchema } from "./identify-data.ts";

export function useIdentifyData(wanted: boolean) {
  return useQuery({ ...builtData(paths.identifyData, identifyDataSchema, "The key"), enabled: wanted });
}
