// The results of a round: score, missed plants and next steps.
import { useEffect, useRef } from "react";
import { Link } from "react-router";
import { paths } from "#app/lib/paths.ts";
import { Button } from "#app/ui/button.tsx";
import { Card, CardBody } from "#app/ui/card.tsx";
import { textLink } from "#app/ui/text-link.ts";
import { quizMessages } from "./messages.ts";
import { type Play, percentage, tierOf } from "./quiz-play.ts";
import type { SaveState } from "./save-round.ts";

export function ResultsView({
  play,
  saved,
  startAgain,
}: {
  play: Play;
  saved: SaveState;
  startAgain: () => void;
}) {
  const heading = useRef<HTMLHeadingElement>(null);
  const card = useRef<HTMLDivElement>(null);
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    card.current?.scrollIntoView({ block: "start" });
  }, []);
  const percent = percentage(play);
  const { emoji, title } = quizMessages.tier[tierOf(percent)];
  return (
    <Card ref={card}>
      <CardBody className="grid justify-items-center gap-2 py-8 text-center sm:py-12">
        <p aria-hidden className="animate-rise text-6xl">
          {emoji}
        </p>
        <h2 ref={heading} tabIndex={-1} className="text-3xl outline-none sm:text-4xl">
          {title}
        </h2>
        <p className="text-xl">{quizMessages.result(play.score, play.questions.length, percent)}</p>
        {play.bestStreak > 1 ? <p className="text-soft">{quizMessages.bestStreak(play.bestStreak)}</p> : null}
        <p role="status" className="min-h-7 text-soft">
          {quizMessages.saved[saved]}
        </p>
        <div className="mt-4 grid w-full max-w-sm gap-3">
          <Button size="large" onClick={startAgain}>
            {quizMessages.tryAnother}
          </Button>
          <Button asChild size="large" variant="secondary">
            <Link to={paths.plants}>{quizMessages.explore}</Link>
          </Button>
          {saved === "guest" ? (
            <Button asChild size="large" variant="secondary">
              <Link to={paths.auth}>{quizMessages.signIn}</Link>
            </Button>
          ) : null}
        </div>
      </CardBody>
      {play.missed.length > 0 ? <Missed play={play} /> : null}
    </Card>
  );
}

function Missed({ play }: { play: Play }) {
  return (
    <CardBody className="border-t border-line">
      <h3 className="text-xl">{quizMessages.missed}</h3>
      <p className="text-soft">{quizMessages.missedText}</p>
      <ul className="mt-4 grid gap-4 sm:grid-cols-2">
        {play.missed.map((plant) => (
          <li key={plant.id} className="flex gap-4">
            <img
              src={plant.picture}
              alt=""
              width={64}
              height={80}
              className="h-20 w-16 shrink-0 rounded bg-plate object-cover"
            />
            <div className="min-w-0">
              <Link to={paths.plant(plant.id)} className={textLink}>
                {plant.name}
              </Link>
              <p className="line-clamp-2 text-soft">{plant.tell}</p>
            </div>
          </li>
        ))}
      </ul>
    </CardBody>
  );
}
