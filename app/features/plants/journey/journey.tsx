// 'Exploration Journey': how many plants a signed-in user has viewed, and the badges.
import {
  BookMarked,
  CalendarHeart,
  Crown,
  Landmark,
  Lock,
  type LucideIcon,
  Sprout,
  Trees,
} from "lucide-react";
import { useAuth } from "#app/features/auth/auth-provider.tsx";
import { Card } from "#app/ui/card.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { Progress } from "#app/ui/progress.tsx";
import { ScrollRow } from "#app/ui/scroll-row.tsx";
import { plantMessages } from "../messages.ts";
import { type BadgeType, type ExplorationBadge, explorationBadges } from "./badges.ts";
import { useExploration } from "./get-exploration.ts";

const icons: Record<BadgeType, LucideIcon> = {
  seedling: Sprout,
  enthusiast: Trees,
  master: Crown,
  collector: BookMarked,
  history_buff: Landmark,
  daily_devotee: CalendarHeart,
};

type Counts = { plantCount: number; bookmarked: number };

export function Journey(counts: Counts) {
  const { user } = useAuth();
  return user ? <JourneyOf userId={user.id} {...counts} /> : null;
}

function JourneyOf({ userId, plantCount, bookmarked }: Counts & { userId: string }) {
  const { data, isError } = useExploration(userId);
  // Without the counts, the panel is hidden; the encyclopedia still works.
  if (isError && !data) return null;
  const explored = { viewed: 0, historiesRead: 0, visitStreak: 0, ...data, bookmarked };
  const viewed = Math.min(explored.viewed, plantCount);
  return (
    <Card className="grid grid-cols-[minmax(0,1fr)] gap-3 p-3 sm:px-4 lg:grid-cols-[17rem_minmax(0,1fr)] lg:items-center lg:gap-6">
      <section aria-labelledby="journey" aria-busy={!data}>
        <div className="flex flex-wrap items-baseline justify-between gap-x-3">
          <h2 id="journey" className="text-lg">
            Exploration Journey
          </h2>
          <p className="text-sm text-soft first-letter:uppercase">
            {plantMessages.explored(viewed, plantCount)}
          </p>
        </div>
        <Progress value={viewed} max={Math.max(plantCount, 1)} label="Plants explored" />
      </section>
      <ScrollRow label="Your badges">
        <ul aria-label="Badges" className="flex gap-2">
          {explorationBadges(explored).map((badge) => (
            <BadgeTile key={badge.type} badge={badge} />
          ))}
        </ul>
      </ScrollRow>
    </Card>
  );
}

function BadgeTile({ badge }: { badge: ExplorationBadge }) {
  const Icon = badge.unlocked ? icons[badge.type] : Lock;
  return (
    <li
      className={classNames(
        "grid shrink-0 grid-cols-[auto_auto] items-center gap-x-2.5 rounded border px-3 py-1.5 text-sm leading-tight whitespace-nowrap",
        badge.unlocked ? "border-gold bg-gold-wash" : "border-line bg-sunk text-soft",
      )}
    >
      <Icon aria-hidden className="row-span-2 size-5" />
      <span className="font-semibold">{badge.label}</span>
      <span>{badge.unlocked ? "Unlocked" : badge.rule}</span>
    </li>
  );
}
