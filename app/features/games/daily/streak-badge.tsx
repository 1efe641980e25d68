// The days in a row on which the challenge was played.
import { Flame } from "lucide-react";
import { Badge } from "#app/ui/badge.tsx";
import { gamesMessages } from "../messages.ts";

export function StreakBadge({ days }: { days: number }) {
  return (
    <Badge tone="gold" className="font-semibold">
      <Flame aria-hidden />
      {gamesMessages.daily.streak(days)}
    </Badge>
  );
}
