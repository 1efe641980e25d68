// The line above a board: where the round is, the streak and the score.
import { Flame } from "lucide-react";
import { useEffect, useRef } from "react";
import { Badge } from "#app/ui/badge.tsx";
import { Progress } from "#app/ui/progress.tsx";
import { scoreOf, type Verdict } from "#games/round.ts";
import { roundMessages } from "./messages.ts";

/** The badge shows above this. */
const streakShownAbove = 2;

export function Standing({ place, verdict, total }: { place: string; verdict: Verdict; total: number }) {
  const { score, streak } = scoreOf(verdict.results, total);
  const start = useRef<HTMLParagraphElement>(null);
  // The button that started the round is gone: the focus goes to the round, unless its board takes it further.
  useEffect(() => {
    start.current?.focus({ preventScroll: true });
    start.current?.scrollIntoView({ block: "center" });
  }, []);
  return (
    <div>
      <div className="mb-2 flex min-h-8 items-center justify-between gap-x-4">
        <p ref={start} tabIndex={-1} className="font-semibold outline-none">
          {place}
        </p>
        <div className="flex items-center gap-3">
          {streak > streakShownAbove ? (
            <Badge tone="gold" className="animate-rise font-semibold">
              <Flame aria-hidden />
              {streak}
              {/* Too long for the line of a phone, where a second line would move the board under the finger. */}
              <span className="max-sm:sr-only">{roundMessages.inARow}</span>
            </Badge>
          ) : null}
          <p className="font-semibold">{roundMessages.score(score)}</p>
        </div>
      </div>
      <Progress value={verdict.results.length} max={total} label={roundMessages.progress} />
    </div>
  );
}
