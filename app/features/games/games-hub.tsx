// The games hub: six games and the reasons to play.
import { BookHeart, Brain, Eye, type LucideIcon, Play, ShieldCheck } from "lucide-react";
import { Badge } from "#app/ui/badge.tsx";
import { Button } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { Plate } from "#app/ui/plate.tsx";
import { type Game, games } from "./games.ts";
import { gamesMessages } from "./messages.ts";

const reasonIcons: readonly LucideIcon[] = [Eye, Brain, ShieldCheck, BookHeart];

export function GamesHub({ play }: { play: (game: Game) => void }) {
  return (
    <>
      <header className="mb-6 sm:mb-8">
        <h1 className="text-4xl sm:text-5xl">{gamesMessages.title}</h1>
        <p className="measure mt-3 text-lg text-soft">{gamesMessages.intro}</p>
      </header>
      <ul aria-label="Games" className="grid gap-4 sm:grid-cols-2 lg:grid-cols-5">
        {games.map((game) =>
          game.available ? (
            <li key={game.id} className="sm:col-span-full">
              <PlayableGame game={game} play={play} />
            </li>
          ) : (
            <li key={game.id} className="grid sm:last:col-span-full lg:last:col-span-1">
              <AnnouncedGame game={game} />
            </li>
          ),
        )}
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

function PlayableGame({ game, play }: { game: Game; play: (game: Game) => void }) {
  return (
    <Card frame="border border-forest" className="grid overflow-hidden lg:grid-cols-[1fr_auto]">
      <div className="flex flex-col items-start p-5 sm:p-8">
        <span className="grid size-12 place-items-center rounded-full bg-forest text-on-forest">
          <game.icon aria-hidden className="size-6" />
        </span>
        <h2 className="mt-4 text-3xl">{game.name}</h2>
        <p className="measure mt-1 mb-5 text-lg text-soft">{game.description}</p>
        <Button className="mt-auto w-full sm:w-auto" size="large" onClick={() => play(game)}>
          <Play aria-hidden />
          {gamesMessages.play}
          <span className="sr-only">: {game.name}</span>
        </Button>
      </div>
      <div aria-hidden className="hidden items-center gap-4 bg-forest-wash px-8 py-6 lg:flex">
        {gamesMessages.examples.map((plant, place) => (
          <Plate
            key={plant}
            src={`/plates/${plant}.webp`}
            alt=""
            sizes="8rem"
            className={classNames(
              "w-32 rounded border border-line",
              place % 2 === 0 ? "-rotate-2" : "rotate-2",
            )}
          />
        ))}
      </div>
    </Card>
  );
}

function AnnouncedGame({ game }: { game: Game }) {
  return (
    <div className="flex flex-col rounded border border-line p-5">
      <div className="flex flex-wrap items-start justify-between gap-3">
        <span className="grid size-11 place-items-center rounded-full bg-sunk text-soft">
          <game.icon aria-hidden className="size-5" />
        </span>
        <Badge>{gamesMessages.comingSoon}</Badge>
      </div>
      <h2 className="mt-3 text-xl">{game.name}</h2>
      <p className="mt-1 text-soft">{game.description}</p>
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
