// The challenge of the day on the hub. Which game it is depends on the date, so it is filled in after hydration.
import { CalendarCheck, Play } from "lucide-react";
import { Button } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { Plate } from "#app/ui/plate.tsx";
import { dailyChallenge } from "#games/daily-challenge.ts";
import { findGame } from "../games.ts";
import { gamesMessages } from "../messages.ts";
import type { DailyStanding } from "./guest-streak.ts";
import { StreakBadge } from "./streak-badge.tsx";
import { useDailyStanding } from "./use-daily-standing.ts";

const messages = gamesMessages.daily;

export function DailyCard({
  today,
  userId,
  play,
}: {
  today: string | null;
  userId: string | null;
  play: (day: string) => void;
}) {
  const { data: standing } = useDailyStanding(userId);
  const game = today === null ? undefined : findGame(dailyChallenge(today).game);
  return (
    <Card
      frame="border-2 border-gold"
      className="mb-6 grid min-h-64 overflow-hidden sm:mb-8 sm:min-h-56 md:grid-cols-[1fr_auto]"
    >
      <div className="flex flex-col items-start p-5 sm:p-7">
        <p className="eyebrow flex items-center gap-2">
          <CalendarCheck aria-hidden className="size-5" />
          {messages.title}
        </p>
        {game && today !== null ? (
          <>
            <h2 className="mt-2 text-3xl">{game.name}</h2>
            <p className="mt-1 text-lg text-soft">{messages.text}</p>
            <Streak standing={standing} />
            <Button className="mt-auto w-full sm:w-auto" size="large" onClick={() => play(today)}>
              <Play aria-hidden />
              {standing?.played ? messages.again : messages.play}
            </Button>
          </>
        ) : null}
      </div>
      <div aria-hidden className="hidden items-center gap-3 bg-gold-wash px-5 py-5 md:flex lg:px-7">
        {game?.plates.map((plant, place) => (
          <Plate
            key={plant}
            src={`/plates/${plant}.webp`}
            alt=""
            sizes="7rem"
            className={`w-20 rounded border border-line lg:w-28 ${place % 2 === 0 ? "-rotate-2" : "rotate-2"}`}
          />
        ))}
      </div>
    </Card>
  );
}

function Streak({ standing }: { standing: DailyStanding | undefined }) {
  return (
    <p className="my-3 flex min-h-8 flex-wrap items-center gap-2">
      {standing && standing.streak > 0 ? <StreakBadge days={standing.streak} /> : null}
      {standing ? <span className="text-soft">{lineFor(standing)}</span> : null}
    </p>
  );
}

function lineFor({ played, streak, best }: DailyStanding): string {
  if (played) return messages.done;
  return streak === 0 ? messages.start : messages.best(best);
}
