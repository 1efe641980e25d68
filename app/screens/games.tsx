import { GamesPage, usePlaying } from "#app/features/games/games-page.tsx";
import { StickyBar } from "#app/features/plants/sticky-bar.tsx";
import { PageView } from "#app/features/shell/page-view.tsx";
import { paths } from "#app/lib/paths.ts";
import { siteMeta } from "#app/lib/site-meta.ts";
import type { Route } from "./+types/games";

export const meta: Route.MetaFunction = () =>
  siteMeta({
    title: "Games",
    description:
      "Learn the medicinal plants of Guyana by playing: six games from naming a plate to a word search, and a challenge every day.",
    path: paths.games,
  });

export default function Games() {
  const playing = usePlaying();
  return (
    <>
      <PageView page="games" />
      <StickyBar backTo={playing ? paths.games : paths.home} />
      <div className="page py-6 sm:py-8">
        <GamesPage />
      </div>
    </>
  );
}
