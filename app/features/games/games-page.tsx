// Hub and quiz at one path: a query parameter selects which is shown, so that Back leads from the game to the
// hub.
import { lazy, Suspense } from "react";
import { useSearchParams } from "react-router";
import { useHydrated } from "#app/lib/use-hydrated.ts";
import { Spinner } from "#app/ui/spinner.tsx";
import { quizId } from "./games.ts";
import { GamesHub } from "./games-hub.tsx";

const Quiz = lazy(() => import("#app/features/quiz/quiz.tsx").then(({ Quiz }) => ({ default: Quiz })));

/** The prerendered page is the hub, whatever the query string. */
export function usePlaying(): boolean {
  const [search] = useSearchParams();
  return useHydrated() && search.get("game") === quizId;
}

export function GamesPage() {
  const [, setSearch] = useSearchParams();
  const playing = usePlaying();

  if (!playing) return <GamesHub play={(game) => setSearch({ game: game.id })} />;
  return (
    <Suspense fallback={<Spinner label="Loading…" />}>
      <Quiz exit={() => setSearch({}, { replace: true })} />
    </Suspense>
  );
}
