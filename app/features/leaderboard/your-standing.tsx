// The user's own rank, within or beyond the top hundred, and the switch to be hidden.
import { Card } from "#app/ui/card.tsx";
import { Skeleton } from "#app/ui/skeleton.tsx";
import { Switch } from "#app/ui/switch.tsx";
import { type Period, type Standing, useShowMe, useStanding } from "./get-leaderboard.ts";
import { leaderboardMessages } from "./messages.ts";

export function YourStanding({ userId, period }: { userId: string; period: Period }) {
  const { data, isError } = useStanding(userId, period);
  const { mutate, isPending, variables } = useShowMe(userId);
  // Without the rank, the leaderboard is still shown.
  if (isError && !data) return null;
  if (!data) return <Skeleton className="mb-6 h-32" />;
  return (
    <Card className="mb-6 flex flex-wrap items-center justify-between gap-x-6 gap-y-2 p-4 sm:p-5">
      <Place standing={data} period={period} />
      <Switch
        label={leaderboardMessages.showMe}
        checked={isPending ? variables : data.shown}
        disabled={isPending}
        onChange={(event) => mutate(event.target.checked)}
      />
    </Card>
  );
}

function Place({ standing: { shown, rank, total_points }, period }: { standing: Standing; period: Period }) {
  if (!shown) return <p className="measure">{leaderboardMessages.hidden}</p>;
  if (rank === null || total_points === null)
    return <p className="measure">{leaderboardMessages.notYet[period]}</p>;
  return (
    <p>
      <span className="block font-title text-2xl">{leaderboardMessages.yourRank(rank)}</span>
      <span className="text-soft">{leaderboardMessages.points(total_points)}</span>
    </p>
  );
}
