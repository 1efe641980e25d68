// The hook for today's plant.
import { useQuery } from "@tanstack/react-query";
import { useHydrated } from "#app/lib/use-hydrated.ts";
import { guyanaToday } from "./guyana-today.ts";

export function usePlantOfTheDay() {
  const hydrated = useHydrated();
  const date = hydrated ? guyanaToday(Date.now()) : "";
  return useQuery({
    queryKey: ["plant-of-the-day", date],
    meta: { isPublic: true },
    queryFn: async () => (await import("./fetch-plant-of-the-day.ts")).fetchPlantOfTheDay(date),
    enabled: hydrated,
    staleTime: 10 * 60_000,
  });
}
