// Hub and games at one path: a query parameter selects which is shown, so that Back leads from a game to the
// hub.
import { Suspense } from "react";
import { useSearchParams } from "react-router";
import { useHydrated } from "#app/lib/use-hydrated.ts";
import { Spinner } from "#app/ui/spinner.tsx";
import { dailyChallenge } from "#games/daily-challenge.ts";
import { findGame, type Game } from "./games.ts";
import { GamesHub } from "./games-hub.tsx";

type Playing = { game: Game; daily: string | null };

/** The prerendered page is the hub, whatever the query string. */
export function usePlaying(): Playing | null {
  const [search] = useSearchParams();
  const hydrated = useHydrated();
  if (!hydrated) return null;
  const day = search.get("daily");
  const daily = day !== null && /^\d{4}-\d\d-\d\d$/.test(day) && !Number.isNaN(Date.parse(day)) ? day : null;
  const game = findGame(daily === null ? search.get("game") : dailyChallenge(daily).game);
  return game ? { game, daily } : null;
}

export function GamesPage() {
  const [, setSearch] = useSearchParams();
  const playing = usePlaying();

  if (!playing) return <GamesHub play={(chosen) => setSearch(chosen)} />;
  const { game, daily } = playing;
  return (
    <Suspense fallback={<Spinner label="Loading…" />}>
      <game.Screen key={`${game.id} ${daily}`} daily={daily} exit={() => setSearch({}, { replace: true })} />
    </Suspense>
  );
}
