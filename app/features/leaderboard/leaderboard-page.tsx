// The leaderboard page: all time, and two announced periods.

import { Hourglass, Trophy } from "lucide-react";
import { useAuth } from "#app/features/auth/auth-provider.tsx";
import { Button } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { Skeleton } from "#app/ui/skeleton.tsx";
import { Tab, TabList, TabPanel, Tabs } from "#app/ui/tabs.tsx";
import { BoardRows } from "./board-rows.tsx";
import { useBoard } from "./get-leaderboard.ts";
import { leaderboardMessages } from "./messages.ts";
import { YourStanding } from "./your-standing.tsx";

export function LeaderboardPage() {
  const { user } = useAuth();
  return (
    <div className="mx-auto max-w-3xl">
      <header className="mb-6">
        <h1 className="text-4xl sm:text-5xl">{leaderboardMessages.title}</h1>
        <p className="measure mt-3 text-lg text-soft">{leaderboardMessages.lead}</p>
      </header>
      {user ? <YourStanding userId={user.id} /> : null}
      <Tabs defaultValue="all">
        <TabList aria-label="Period">
          <Tab value="all">{leaderboardMessages.allTime}</Tab>
          <Tab value="month">{leaderboardMessages.thisMonth}</Tab>
          <Tab value="week">{leaderboardMessages.thisWeek}</Tab>
        </TabList>
        <TabPanel value="all">
          <AllTime userId={user?.id ?? null} />
        </TabPanel>
        <TabPanel value="month">
          <ComingSoon period="this month" />
        </TabPanel>
        <TabPanel value="week">
          <ComingSoon period="this week" />
        </TabPanel>
      </Tabs>
    </div>
  );
}

function AllTime({ userId }: { userId: string | null }) {
  const { data: rows, isError, refetch } = useBoard();
  if (rows && rows.length > 0) return <BoardRows rows={rows} userId={userId} />;
  if (rows) return <EmptyState icon={<Trophy aria-hidden />} {...leaderboardMessages.empty} />;
  if (isError) {
    return (
      <EmptyState
        {...leaderboardMessages.failed}
        action={<Button onClick={() => void refetch()}>{leaderboardMessages.tryAgain}</Button>}
      />
    );
  }
  return (
    <div role="status" className="grid gap-2">
      <span className="sr-only">{leaderboardMessages.loading}</span>
      {["a", "b", "c", "d", "e", "f", "g", "h"].map((place) => (
        <Skeleton key={place} className="h-17" />
      ))}
    </div>
  );
}

function ComingSoon({ period }: { period: string }) {
  return (
    <EmptyState
      icon={<Hourglass aria-hidden />}
      title="Coming soon"
      description={leaderboardMessages.comingSoon(period)}
    />
  );
}
