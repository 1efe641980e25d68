// The leaderboard page: all time, this month and this week.
import { Trophy } from "lucide-react";
import { useState } from "react";
import { Link } from "react-router";
import { useAuth } from "#app/features/auth/auth-provider.tsx";
import { paths } from "#app/lib/paths.ts";
import { Button } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { Skeleton } from "#app/ui/skeleton.tsx";
import { Tab, TabList, TabPanel, Tabs } from "#app/ui/tabs.tsx";
import { textLink } from "#app/ui/text-link.ts";
import { BoardRows } from "./board-rows.tsx";
import { type Period, periods, useBoard } from "./get-leaderboard.ts";
import { leaderboardMessages } from "./messages.ts";
import { YourStanding } from "./your-standing.tsx";

export function LeaderboardPage() {
  const { user, loading } = useAuth();
  const [period, setPeriod] = useState<Period>("all");
  return (
    <div className="mx-auto max-w-3xl">
      <header className="mb-6">
        <h1 className="text-4xl sm:text-5xl">{leaderboardMessages.title}</h1>
        <p className="measure mt-3 text-lg text-soft">{leaderboardMessages.lead}</p>
      </header>
      {user ? <YourStanding userId={user.id} period={period} /> : null}
      {!user && !loading ? <HowToJoin /> : null}
      <Tabs
        value={period}
        onValueChange={(chosen) => setPeriod(periods.find((known) => known === chosen) ?? "all")}
      >
        <TabList aria-label="Period">
          {periods.map((each) => (
            <Tab key={each} value={each}>
              {leaderboardMessages.period[each]}
            </Tab>
          ))}
        </TabList>
        {periods.map((each) => (
          <TabPanel key={each} value={each}>
            {/* A board that is not shown is not fetched; without scripts only the first has a place. */}
            {each === period ? <Board period={each} userId={user?.id ?? null} /> : null}
          </TabPanel>
        ))}
      </Tabs>
    </div>
  );
}

/** Guests earn no points, and nothing else on the page says so. */
function HowToJoin() {
  return (
    <p className="mb-6">
      <Link to={paths.auth} className={textLink}>
        {leaderboardMessages.signIn}
      </Link>{" "}
      {leaderboardMessages.toJoin}
    </p>
  );
}

function Board({ period, userId }: { period: Period; userId: string | null }) {
  const { data: rows, isError, refetch } = useBoard(period);
  if (rows && rows.length > 0) {
    return (
      <>
        {leaderboardMessages.since[period] ? (
          <p className="mb-3 text-soft">{leaderboardMessages.since[period]}</p>
        ) : null}
        <BoardRows rows={rows} userId={userId} />
      </>
    );
  }
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
