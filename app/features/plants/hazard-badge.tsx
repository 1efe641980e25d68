import { TriangleAlert } from "lucide-react";
import { Badge } from "#app/ui/badge.tsx";
import type { PlantCard } from "./plant-row.ts";

/** Marks a plant that can do harm; renders nothing if no hazard is known. */
export function HazardBadge({ hazard }: { hazard: PlantCard["hazard"] }) {
  if (hazard === "none") return null;
  return (
    <Badge tone="warning" className="font-semibold">
      <TriangleAlert aria-hidden />
      {hazard === "dangerous" ? "Dangerous" : "Caution"}
    </Badge>
  );
}
