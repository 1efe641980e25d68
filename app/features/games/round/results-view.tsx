// The results of a round: score, missed plants and next steps.
import { BookHeart } from "lucide-react";
import { useEffect, useMemo, useRef } from "react";
import { Link } from "react-router";
import { paths } from "#app/lib/paths.ts";
import { Button } from "#app/ui/button.tsx";
import { Card, CardBody } from "#app/ui/card.tsx";
import { textLink } from "#app/ui/text-link.ts";
import type { GamePlant } from "#games/library.ts";
import { scoreOf, tierOf, type Verdict } from "#games/round.ts";
import { DailyOutcome } from "../daily/daily-outcome.tsx";
import { nameOfGame } from "../games.ts";
import type { GameFront } from "./front.ts";
import { GamePicture } from "./game-picture.tsx";
import { roundMessages } from "./messages.ts";
import type { SaveState } from "./save-round.ts";
import { ShareCard } from "./share-card.tsx";
import type { Round } from "./use-round.ts";

export function ResultsView({
  round,
  verdict: { results },
  saved,
  texts,
  userId,
  startAgain,
  practise,
}: {
  round: Round<unknown>;
  verdict: Verdict;
  saved: SaveState;
  texts: GameFront<never>["texts"];
  userId: string | null;
  startAgain: () => void;
  practise: () => void;
}) {
  const heading = useRef<HTMLHeadingElement>(null);
  const card = useRef<HTMLDivElement>(null);
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    card.current?.scrollIntoView({ block: "start" });
  }, []);
  const { score, total, bestStreak, percentage } = scoreOf(results, results.length);
  const { emoji, title } = roundMessages.tier[tierOf(percentage)];
  const missed = results.flatMap(({ plant, right }) => (right ? [] : (round.plants.get(plant) ?? [])));
  return (
    <Card ref={card}>
      <CardBody className="grid justify-items-center gap-2 py-8 text-center sm:py-12">
        <p aria-hidden className="animate-rise text-6xl">
          {emoji}
        </p>
        <h2 ref={heading} tabIndex={-1} className="text-3xl outline-none sm:text-4xl">
          {title}
        </h2>
        <p className="text-xl">{texts.result(score, total, percentage)}</p>
        {bestStreak > 1 ? <p className="text-soft">{roundMessages.bestStreak(bestStreak)}</p> : null}
        {round.daily === null ? null : <DailyOutcome day={round.daily} userId={userId} saved={saved} />}
        <p role="status" className="min-h-7 text-soft">
          {roundMessages.saved[saved]}
        </p>
        {percentage === 100 ? (
          <PerfectCard round={round} results={results} line={texts.result(score, total, percentage)} />
        ) : null}
        <div className="mt-4 grid w-full max-w-sm gap-3">
          <Button size="large" onClick={startAgain}>
            {round.daily === null ? roundMessages.tryAnother : roundMessages.allGames}
          </Button>
          <Button asChild size="large" variant="secondary">
            <Link to={paths.plants}>{roundMessages.explore}</Link>
          </Button>
          {saved === "guest" ? (
            <Button asChild size="large" variant="secondary">
              <Link to={paths.auth}>{roundMessages.signIn}</Link>
            </Button>
          ) : null}
        </div>
      </CardBody>
      {missed.length > 0 ? (
        <Missed plants={missed} practise={round.daily === null ? practise : undefined} />
      ) : null}
    </Card>
  );
}

function PerfectCard({
  round,
  results,
  line,
}: {
  round: Round<unknown>;
  results: Verdict["results"];
  line: string;
}) {
  const { game, plants } = round;
  const text = useMemo(() => ({ game: nameOfGame(game), line }), [game, line]);
  const pictures = useMemo(
    () => results.flatMap(({ plant }) => plants.get(plant)?.picture ?? []),
    [results, plants],
  );
  return <ShareCard text={text} pictures={pictures} />;
}

function Missed({ plants, practise }: { plants: readonly GamePlant[]; practise: (() => void) | undefined }) {
  return (
    <CardBody className="border-t border-line">
      <h3 className="text-xl">{roundMessages.missed}</h3>
      <p className="text-soft">{roundMessages.missedText}</p>
      <ul className="mt-4 grid gap-4 sm:grid-cols-2">
        {plants.map((plant) => (
          <li key={plant.id} className="flex gap-4">
            <GamePicture src={plant.picture} alt="" className="h-20 w-16 shrink-0 rounded object-cover" />
            <div className="min-w-0">
              <Link to={paths.plant(plant.id)} className={textLink}>
                {plant.name}
              </Link>
              <p className="line-clamp-2 text-soft">{plant.tell}</p>
            </div>
          </li>
        ))}
      </ul>
      {practise ? (
        <Button size="large" variant="secondary" className="mt-5 w-full sm:w-auto" onClick={practise}>
          <BookHeart aria-hidden />
          {roundMessages.practiseNow}
        </Button>
      ) : null}
    </CardBody>
  );
}
