// A user's exploration progress.
import { useQuery } from "@tanstack/react-query";
import { queryClient } from "#app/lib/query-client.ts";

export function useExploration(userId: string) {
  return useQuery({
    queryKey: ["exploration", userId],
    queryFn: async () => (await import("./fetch-exploration.ts")).fetchExploration(userId),
    // Every opened plant changes it.
    staleTime: 0,
  });
}

export function invalidateExploration(): void {
  void queryClient.invalidateQueries({ queryKey: ["exploration"] });
}
