// The achievements page: locked and unlocked achievements and the progress to the next.
import { Check, Lock } from "lucide-react";
import { Link } from "react-router";
import { paths } from "#app/lib/paths.ts";
import { BackLink } from "#app/ui/back-link.tsx";
import { Badge } from "#app/ui/badge.tsx";
import { Button } from "#app/ui/button.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { Progress } from "#app/ui/progress.tsx";
import { Skeleton } from "#app/ui/skeleton.tsx";
import { textLink } from "#app/ui/text-link.ts";
import { AchievementIcon } from "./achievement-icon.tsx";
import { useAchievements } from "./get-achievements.ts";
import { achievementMessages } from "./messages.ts";
import type { AchievementCard } from "./progress.ts";

const grid = "grid gap-4 sm:grid-cols-2 lg:grid-cols-3";

export function AchievementsPage({ userId }: { userId: string }) {
  const { data: cards, isError, refetch } = useAchievements(userId);
  return (
    <div className="page py-6 sm:py-10">
      <header className="mb-8">
        <BackLink to={paths.dashboard}>Dashboard</BackLink>
        <h1 className="mt-2 text-4xl sm:text-5xl">{achievementMessages.title}</h1>
        <p className="measure mt-3 text-lg text-soft">{achievementMessages.lead}</p>
        <Link
          to={paths.leaderboard}
          className={classNames(textLink, "mt-2 inline-flex min-h-11 items-center")}
        >
          {achievementMessages.leaderboard}
        </Link>
      </header>
      {cards ? <Cards cards={cards} /> : null}
      {!cards && isError ? (
        <EmptyState
          {...achievementMessages.failed}
          action={<Button onClick={() => void refetch()}>{achievementMessages.tryAgain}</Button>}
        />
      ) : null}
      {!cards && !isError ? <Waiting /> : null}
    </div>
  );
}

function Cards({ cards }: { cards: readonly AchievementCard[] }) {
  const unlocked = cards.filter((card) => card.unlocked).length;
  return (
    <>
      <div className="mb-8 max-w-xl">
        <p className="mb-2 text-lg font-semibold">{achievementMessages.unlockedOf(unlocked, cards.length)}</p>
        <Progress value={unlocked} max={Math.max(cards.length, 1)} label={achievementMessages.progress} />
      </div>
      <ul aria-label={achievementMessages.title} className={grid}>
        {cards.map((card) => (
          <li key={card.code} className="grid">
            <AchievementTile card={card} />
          </li>
        ))}
      </ul>
    </>
  );
}

function AchievementTile({ card }: { card: AchievementCard }) {
  const { unlocked, progress } = card;
  return (
    <article
      className={classNames(
        "flex gap-4 rounded border p-4 sm:p-5",
        unlocked ? "border-forest bg-raised" : "border-line",
      )}
    >
      <span
        className={classNames(
          "grid size-12 shrink-0 place-items-center rounded-full",
          unlocked ? "bg-gold text-on-gold" : "border border-line bg-sunk text-soft",
        )}
      >
        {unlocked ? (
          <AchievementIcon name={card.icon} className="size-6" />
        ) : (
          <Lock aria-hidden className="size-5" />
        )}
      </span>
      <div className={classNames("min-w-0 flex-1", !unlocked && "text-soft")}>
        <h2 className="text-xl">{card.name}</h2>
        <p>{card.description}</p>
        <p className="mt-2 flex flex-wrap items-center gap-2">
          {unlocked ? (
            <Badge tone="forest">
              <Check aria-hidden />
              {achievementMessages.unlocked}
            </Badge>
          ) : (
            <Badge className="text-soft">{achievementMessages.locked}</Badge>
          )}
          <span className="font-semibold">{achievementMessages.points(card.points)}</span>
        </p>
        {progress ? (
          <div className="mt-3">
            <Progress value={progress.count} max={progress.threshold} label={`Progress: ${card.name}`} />
            <p className="mt-1 text-sm">{achievementMessages.toNext(progress.count, progress.threshold)}</p>
          </div>
        ) : null}
      </div>
    </article>
  );
}

function Waiting() {
  return (
    <div role="status">
      <span className="sr-only">{achievementMessages.loading}</span>
      <Skeleton className="mb-8 h-12 max-w-xl" />
      <div className={grid}>
        {["a", "b", "c", "d", "e", "f"].map((place) => (
          <Skeleton key={place} className="h-36" />
        ))}
      </div>
    </div>
  );
}
