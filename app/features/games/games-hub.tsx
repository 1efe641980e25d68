// The games hub: the challenge of the day, six games and the reasons to play.
import { BookHeart, Brain, Eye, type LucideIcon, Play, ShieldCheck } from "lucide-react";
import { useEffect } from "react";
import { useAuth } from "#app/features/auth/auth-provider.tsx";
import { logQuietly } from "#app/lib/log.ts";
import { useHydrated } from "#app/lib/use-hydrated.ts";
import { Badge } from "#app/ui/badge.tsx";
import { Button } from "#app/ui/button.tsx";
import { Plate } from "#app/ui/plate.tsx";
import { dayInGuyana } from "#games/daily-challenge.ts";
import { DailyCard } from "./daily/daily-card.tsx";
import { type Game, games } from "./games.ts";
import { gamesMessages } from "./messages.ts";
import { dueToday } from "./practice/memory.ts";
import { readMemory } from "./practice/stored-memory.ts";
import { fetchRounds, fetchTodaysRound } from "./round/dealt-rounds.ts";

const reasonIcons: readonly LucideIcon[] = [Eye, Brain, ShieldCheck, BookHeart];

export function GamesHub({ play }: { play: (chosen: { game: string } | { daily: string }) => void }) {
  const { user } = useAuth();
  const userId = user?.id ?? null;
  const hydrated = useHydrated();

  // Dealt ahead, so that the next rounds count even if the connection is lost.
  useEffect(() => {
    if (userId === null) return;
    Promise.all([fetchRounds(userId), fetchTodaysRound(userId)]).catch((error: unknown) =>
      logQuietly("Error dealing rounds:", error),
    );
  }, [userId]);

  return (
    <>
      <header className="mb-6 sm:mb-8">
        <h1 className="text-4xl sm:text-5xl">{gamesMessages.title}</h1>
        <p className="measure mt-3 text-lg text-soft">{gamesMessages.intro}</p>
      </header>
      <DailyCard
        today={hydrated ? dayInGuyana(Date.now()) : null}
        userId={userId}
        play={(daily) => play({ daily })}
      />
      <ul aria-label="Games" className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {games.map((game) => (
          <li key={game.id} className="grid">
            <GameCard
              game={game}
              due={hydrated ? dueToday(readMemory(userId, game.id), Date.now()).length : 0}
              play={() => play({ game: game.id })}
            />
          </li>
        ))}
      </ul>
      <section aria-labelledby="why-play" className="mt-12">
        <h2 id="why-play" className="text-3xl">
          {gamesMessages.whyPlay}
        </h2>
        <ul className="mt-5 grid gap-x-8 gap-y-5 sm:grid-cols-2">
          {gamesMessages.reasons.map((reason, place) => (
            <Reason key={reason.title} {...reason} icon={reasonIcons[place] ?? Eye} />
          ))}
        </ul>
      </section>
    </>
  );
}

function GameCard({ game, due, play }: { game: Game; due: number; play: () => void }) {
  return (
    <div className="flex flex-col overflow-hidden rounded border border-line bg-raised">
      <div
        aria-hidden
        className="flex h-28 items-start justify-center gap-3 overflow-hidden bg-forest-wash pt-4"
      >
        {game.plates.map((plant, place) => (
          <Plate
            key={plant}
            src={`/plates/${plant}.webp`}
            alt=""
            sizes="6rem"
            className={`w-22 shrink-0 rounded border border-line ${place % 2 === 0 ? "-rotate-3" : "rotate-2"}`}
          />
        ))}
      </div>
      <div className="flex flex-1 flex-col items-start p-5">
        <div className="flex w-full items-center gap-3">
          <span className="grid size-11 shrink-0 place-items-center rounded-full bg-forest text-on-forest">
            <game.icon aria-hidden className="size-5" />
          </span>
          <h2 className="text-2xl leading-tight">{game.name}</h2>
        </div>
        <p className="mt-2 mb-4 text-soft">{game.description}</p>
        <div className="mt-auto flex w-full flex-wrap items-center justify-between gap-3">
          <Button onClick={play}>
            <Play aria-hidden />
            {gamesMessages.play}
            <span className="sr-only">: {game.name}</span>
          </Button>
          {due > 0 ? <Badge tone="gold">{gamesMessages.due(due)}</Badge> : null}
        </div>
      </div>
    </div>
  );
}

function Reason({ icon: Icon, title, text }: { icon: LucideIcon; title: string; text: string }) {
  return (
    <li className="flex gap-4">
      <Icon aria-hidden className="mt-1 size-6 shrink-0 text-forest" />
      <div>
        <h3 className="text-xl">{title}</h3>
        <p className="text-soft">{text}</p>
      </div>
    </li>
  );
}
