// The hub: six games, and why one should play at all.
import { BookHeart, Brain, Eye, type LucideIcon, Play, ShieldCheck } from "lucide-react";
import { Badge } from "#app/ui/badge.tsx";
import { Button } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { classNames } from "#app/ui/class-names.ts";
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
      <ul aria-label="Games" className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {games.map((game) => (
          <li key={game.id} className="grid">
            <GameCard game={game} play={play} />
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

function GameCard({ game, play }: { game: Game; play: (game: Game) => void }) {
  return (
    <Card
      className={classNames(
        "flex flex-col p-5 sm:p-6",
        game.available ? "border-forest sm:col-span-1" : "bg-transparent",
      )}
    >
      <div className="flex items-start justify-between gap-3">
        <span
          className={classNames(
            "grid size-12 place-items-center rounded-full",
            game.available ? "bg-forest text-on-forest" : "bg-sunk text-soft",
          )}
        >
          <game.icon aria-hidden className="size-6" />
        </span>
        {game.available ? null : <Badge>{gamesMessages.comingSoon}</Badge>}
      </div>
      <h2 className="mt-4 text-2xl">{game.name}</h2>
      <p className="mt-1 flex-1 text-soft">{game.description}</p>
      {game.available ? (
        <Button className="mt-5 w-full" size="large" onClick={() => play(game)}>
          <Play aria-hidden />
          {gamesMessages.play}
          <span className="sr-only">: {game.name}</span>
        </Button>
      ) : null}
    </Card>
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
