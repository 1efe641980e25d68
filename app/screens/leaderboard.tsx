import { LeaderboardPage } from "#app/features/leaderboard/leaderboard-page.tsx";
import { paths } from "#app/lib/paths.ts";
import { siteMeta } from "#app/lib/site-meta.ts";
import type { Route } from "./+types/leaderboard";

export const meta: Route.MetaFunction = () =>
  siteMeta({
    title: "Leaderboard",
    description:
      "Who has explored, played and shared the most on Bush Tea: the hundred users with the most points.",
    path: paths.leaderboard,
  });

export default function Leaderboard() {
  return (
    <div className="page py-8 sm:py-12">
      <LeaderboardPage />
    </div>
  );
}
