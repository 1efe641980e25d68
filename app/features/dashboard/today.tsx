// What concerns this user today: the plant of the day, the next reminder, plants to practise, bookmarks and the nearest
// achievement. What is not known yet or does not exist takes no space of its own, but says how to begin.
import { useQuery } from "@tanstack/react-query";
import { Award, BellRing, BookMarked, ChevronRight, Gamepad2, type LucideIcon, Sprout } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { useAchievements } from "#app/features/achievements/get-achievements.ts";
import { nearestAchievement } from "#app/features/achievements/progress.ts";
import { games } from "#app/features/games/games.ts";
import { dueToday } from "#app/features/games/practice/memory.ts";
import { readMemory } from "#app/features/games/practice/stored-memory.ts";
import { useBookmarks } from "#app/features/plants/bookmarks/bookmarks.ts";
import { usePlantOfTheDay } from "#app/features/plants/daily/get-plant-of-the-day.ts";
import { nameInText } from "#app/features/plants/names-first.ts";
import { useReminderDays, useReminders } from "#app/features/reminders/get-reminders.ts";
import { reminderMessages } from "#app/features/reminders/messages.ts";
import { formatMoment } from "#app/features/reminders/reminder.ts";
import { streakOf } from "#app/features/reminders/streak.ts";
import { calendarDay } from "#app/lib/calendar-day.ts";
import { paths } from "#app/lib/paths.ts";
import { Card } from "#app/ui/card.tsx";
import { HazardBadge } from "#app/ui/hazard-badge.tsx";
import { Progress } from "#app/ui/progress.tsx";
import { dashboardMessages } from "./messages.ts";
import { nextReminder } from "./next-reminder.ts";

export function Today({ userId }: { userId: string }) {
  return (
    <section aria-labelledby="today">
      <h2 id="today" className="text-2xl">
        {dashboardMessages.today}
      </h2>
      <ul className="mt-3 grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
        <PlantTile />
        <ReminderTile userId={userId} />
        <PracticeTile userId={userId} />
        <BookmarkTile />
        <AchievementTile userId={userId} />
      </ul>
    </section>
  );
}

function Tile({
  icon: Icon,
  title,
  to,
  children,
}: {
  icon: LucideIcon;
  title: string;
  to: string;
  children: ReactNode;
}) {
  return (
    <li>
      <Card className="relative flex h-full min-h-26 items-start gap-3 p-4 hover:border-forest">
        <Icon aria-hidden className="mt-0.5 size-6 shrink-0 text-forest" />
        <div className="min-w-0 flex-1">
          <h3 className="text-lg leading-snug">
            <Link to={to} className="no-underline after:absolute after:inset-0">
              {title}
            </Link>
          </h3>
          {children}
        </div>
        <ChevronRight aria-hidden className="size-5 shrink-0 self-center text-soft" />
      </Card>
    </li>
  );
}

function PlantTile() {
  const { data } = usePlantOfTheDay();
  return (
    <Tile
      icon={Sprout}
      title={dashboardMessages.plantOfTheDay}
      to={data ? paths.plant(data.plant.id) : paths.plants}
    >
      {data ? (
        <>
          <p className="truncate">{nameInText(data.plant)}</p>
          <HazardBadge hazard={data.plant.hazard} className="mt-1" />
        </>
      ) : null}
    </Tile>
  );
}

function ReminderTile({ userId }: { userId: string }) {
  const { data: reminders } = useReminders(userId);
  const { data: days } = useReminderDays(userId);
  const here = Intl.DateTimeFormat().resolvedOptions().timeZone;
  const next = nextReminder(reminders ?? []);
  const streak = days ? streakOf(days, calendarDay(Date.now(), here)) : 0;
  return (
    <Tile icon={BellRing} title={dashboardMessages.nextReminder} to={paths.reminders}>
      {next ? (
        <p>
          <span className="wrap-anywhere">{next.title}</span>
          <span className="block text-soft">{formatMoment(next.due, next.zone, Date.now())}</span>
        </p>
      ) : null}
      {reminders && !next ? <p className="text-soft">{dashboardMessages.noReminder}</p> : null}
      {streak > 0 ? <p className="font-semibold">{reminderMessages.streak.daysInARow(streak)}</p> : null}
    </Tile>
  );
}

function PracticeTile({ userId }: { userId: string }) {
  const due = games.reduce((sum, { id }) => sum + dueToday(readMemory(userId, id), Date.now()).length, 0);
  return (
    <Tile icon={Gamepad2} title={dashboardMessages.practice} to={paths.games}>
      <p className="text-soft">{due > 0 ? dashboardMessages.due(due) : dashboardMessages.nothingDue}</p>
    </Tile>
  );
}

/** As many names as fit in two lines. */
const bookmarksNamed = 3;

function BookmarkTile() {
  const { bookmarked, known } = useBookmarks();
  const ids = [...bookmarked].slice(0, bookmarksNamed);
  const { data: plants } = useQuery({
    queryKey: ["bookmarked-names", ids],
    queryFn: async () => (await import("#app/features/plants/page/fetch-plant.ts")).fetchRelated(ids),
    enabled: ids.length > 0,
  });
  const more = bookmarked.size - ids.length;
  return (
    <Tile icon={BookMarked} title={dashboardMessages.bookmarks} to={`${paths.plants}?bookmarks=1`}>
      {plants && plants.length > 0 ? (
        <p>
          {plants.map(nameInText).join(", ")}
          {more > 0 ? dashboardMessages.andMore(more) : null}
        </p>
      ) : null}
      {known && bookmarked.size === 0 ? <p className="text-soft">{dashboardMessages.noBookmarks}</p> : null}
    </Tile>
  );
}

function AchievementTile({ userId }: { userId: string }) {
  const { data: cards } = useAchievements(userId);
  const nearest = cards && nearestAchievement(cards);
  return (
    <Tile icon={Award} title={dashboardMessages.nearest} to={paths.achievements}>
      {nearest?.progress ? (
        <>
          <p>
            {nearest.name}, {dashboardMessages.progress(nearest.progress)}
          </p>
          <div className="mt-1">
            <Progress
              value={nearest.progress.count}
              max={nearest.progress.threshold}
              label={`Progress: ${nearest.name}`}
            />
          </div>
        </>
      ) : null}
      {cards && !nearest ? <p className="text-soft">{dashboardMessages.noAchievement}</p> : null}
    </Tile>
  );
}
