// The search index, loaded separately from the list and only when the user is about to search.
import { useQuery } from "@tanstack/react-query";

export function useSearchIndex(wanted: boolean) {
  return useQuery({
    queryKey: ["plant-search"],
    meta: { isPublic: true },
    queryFn: async () => (await import("./fetch-search-index.ts")).fetchSearchIndex(),
    enabled: wanted,
    staleTime: 10 * 60_000,
    networkMode: "offlineFirst",
  });
}
