// The hook for today's plant.
import { useQuery } from "@tanstack/react-query";
import { importLater } from "#app/lib/idle.ts";
import { useHydrated } from "#app/lib/use-hydrated.ts";
import { guyanaToday } from "./guyana-today.ts";

export function usePlantOfTheDay() {
  const hydrated = useHydrated();
  const date = hydrated ? guyanaToday(Date.now()) : "";
  return useQuery({
    queryKey: ["plant-of-the-day", date],
    meta: { isPublic: true },
    queryFn: async () => {
      const { fetchPlantOfTheDay } = await importLater(() => import("./fetch-plant-of-the-day.ts"));
      return fetchPlantOfTheDay(date);
    },
    enabled: hydrated,
    staleTime: 10 * 60_000,
  });
}
