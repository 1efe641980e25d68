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
import { Card, CardBody } from "#app/ui/card.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { Progress } from "#app/ui/progress.tsx";
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
    <Card>
      <CardBody className="grid gap-4 lg:grid-cols-[1fr_1.4fr] lg:gap-8">
        <section aria-labelledby="journey" aria-busy={!data}>
          <h2 id="journey" className="text-2xl">
            Exploration Journey
          </h2>
          <p className="mt-1 mb-3 text-soft first-letter:uppercase">
            {plantMessages.explored(viewed, plantCount)}
          </p>
          <Progress value={viewed} max={Math.max(plantCount, 1)} label="Plants explored" />
        </section>
        <ul aria-label="Badges" className="grid grid-cols-2 gap-2 sm:grid-cols-4">
          {explorationBadges(explored).map((badge) => (
            <BadgeTile key={badge.type} badge={badge} />
          ))}
        </ul>
      </CardBody>
    </Card>
  );
}

function BadgeTile({ badge }: { badge: ExplorationBadge }) {
  const Icon = badge.unlocked ? icons[badge.type] : Lock;
  return (
    <li
      className={classNames(
        "flex flex-col items-center rounded border px-2 py-3 text-center leading-tight",
        badge.unlocked ? "border-gold bg-gold-wash" : "border-line bg-sunk text-soft",
      )}
    >
      <Icon aria-hidden className="mb-1.5 size-6" />
      <span className="font-semibold">{badge.label}</span>
      <span className="mt-1 text-sm">{badge.unlocked ? "Unlocked" : badge.rule}</span>
    </li>
  );
}
