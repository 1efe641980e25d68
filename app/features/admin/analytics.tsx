// The admin dashboard: visits, questions, unanswered topics and system status.
import { useEffect } from "react";
import { Link } from "react-router";
import { paths } from "#app/lib/paths.ts";
import { Button } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { Spinner } from "#app/ui/spinner.tsx";
import { textLink } from "#app/ui/text-link.ts";
import { toast } from "#app/ui/toast-store.ts";
import { DayChart, type Part } from "./day-chart.tsx";
import { FeedbackTable } from "./feedback-table.tsx";
import { type Counted, type Figures, SecondStepNeeded, type Traffic, useFigures } from "./get-figures.ts";
import { helpfulShare, popularHerb, readableBytes, trending } from "./headlines.ts";
import { adminMessages } from "./messages.ts";

const one = (label: string, of: Part["of"]): Part[] => [
  { label, of, fill: "fill-forest", swatch: "bg-forest" },
];
const triage: Part[] = [
  { label: "Routine", of: (day) => day.routine, fill: "fill-leaf", swatch: "bg-leaf" },
  { label: "Urgent", of: (day) => day.urgent, fill: "fill-gold", swatch: "bg-gold" },
  { label: "Emergency", of: (day) => day.emergency, fill: "fill-annatto", swatch: "bg-annatto" },
  { label: "Crisis", of: (day) => day.crisis, fill: "fill-river", swatch: "bg-river" },
];
const votes: Part[] = [
  { label: "Helpful", of: (day) => day.helpful, fill: "fill-forest", swatch: "bg-forest" },
  { label: "Not helpful", of: (day) => day.unhelpful, fill: "fill-annatto", swatch: "bg-annatto" },
];

export function Analytics({ userId }: { userId: string }) {
  const { data, error, isError, refetch } = useFigures(userId);
  const secondStep = error instanceof SecondStepNeeded;

  useEffect(() => {
    if (isError && !secondStep) toast({ title: adminMessages.loadFailed, variant: "destructive" });
  }, [isError, secondStep]);

  if (secondStep)
    return (
      <Notice tone="information" title={adminMessages.secondStep}>
        <p>
          These figures are shown only to admins who signed in with two-step sign-in. Set it up under{" "}
          <Link to={paths.account} className={textLink}>
            your account
          </Link>
          , then sign in with it.
        </p>
      </Notice>
    );
  if (isError)
    return (
      <Notice tone="warning" title={adminMessages.loadFailed}>
        <Button onClick={() => void refetch()}>Try again</Button>
      </Notice>
    );
  return data ? <Board figures={data} userId={userId} /> : <Spinner label="Loading…" />;
}

function Board({ figures, userId }: { figures: Figures; userId: string }) {
  const share = helpfulShare(figures.days);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
      <dl className="grid grid-cols-2 gap-3 sm:gap-4 lg:grid-cols-4">
        <Figure label="Daily Active Users" value={figures.daily_active_users} />
        <Figure label="Total Conversations" value={figures.total_conversations} />
        <Figure label="Trending" value={trending(figures)} />
        <Figure label="Popular Herb" value={popularHerb(figures)} />
      </dl>
      <section aria-labelledby="looked-for" className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <h2 id="looked-for" className="text-2xl">
          What people look for
        </h2>
        <div className="grid gap-4 lg:grid-cols-2">
          <Ranking title="Top Conditions" entries={figures.top_conditions} note={adminMessages.note} />
          <Ranking title="Top Herbs" entries={figures.top_herbs} />
        </div>
      </section>
      <section aria-labelledby="thirty-days" className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <h2 id="thirty-days" className="text-2xl">
          The last thirty days
        </h2>
        <div className="grid gap-4 lg:grid-cols-2">
          <DayChart title="Visitors" days={figures.days} parts={one("Signed in", (day) => day.visitors)} />
          <DayChart title="Pages" days={figures.days} parts={one("Opened", (day) => day.views)} />
          <DayChart title="Questions" days={figures.days} parts={triage} />
          <DayChart
            title={share === null ? "Answers" : `Answers: ${Math.round(share * 100)} % helped`}
            days={figures.days}
            parts={votes}
          />
        </div>
      </section>
      <section aria-labelledby="no-answer" className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <h2 id="no-answer" className="text-2xl">
          Questions without a good answer
        </h2>
        <p className="measure text-soft">
          Recognised topics and how often they came up. Users' own words are not shown.
        </p>
        <div className="grid gap-4 lg:grid-cols-2">
          <Ranking title="No plant suggested" entries={figures.unanswered.map(named)} />
          <Ranking title="Marked as not helpful" entries={figures.unhelpful.map(named)} />
        </div>
        <FeedbackTable userId={userId} />
      </section>
      <section aria-labelledby="system" className="grid gap-4">
        <h2 id="system" className="text-2xl">
          System
        </h2>
        <dl className="grid grid-cols-2 gap-3 sm:gap-4 lg:grid-cols-4">
          <Figure
            label="Testimonials waiting"
            value={figures.testimonials_waiting}
            to={paths.adminTestimonials}
          />
          <Figure label="Open reports" value={figures.reports_open} to={paths.adminTestimonials} />
          <Figure label="Mail, 24 hours" value={traffic(figures.mail)} small />
          <Figure label="Reminders, 24 hours" value={traffic(figures.push)} small />
          <Figure
            label="Database"
            value={`${readableBytes(figures.database.bytes)}, PostgreSQL ${figures.database.version}`}
            small
          />
        </dl>
      </section>
    </div>
  );
}

function traffic({ sent, waiting, failed }: Traffic): string {
  return `${sent} sent, ${waiting} waiting, ${failed} failed`;
}

function named({ name, count }: Counted[number]): Counted[number] {
  return { name: name === "" ? "Not recognised" : name, count };
}

function Figure({
  label,
  value,
  to,
  small = false,
}: {
  label: string;
  value: string | number;
  to?: string;
  small?: boolean;
}) {
  const shown = typeof value === "number" ? value.toLocaleString("en") : value;
  return (
    <Card className="min-w-0 p-4 sm:p-5">
      <dt className="text-soft">{label}</dt>
      <dd
        className={
          small
            ? "mt-1 text-lg"
            : "mt-1 font-title text-2xl leading-tight tabular-nums wrap-anywhere sm:text-3xl"
        }
      >
        {to ? (
          <Link to={to} className={textLink}>
            {shown}
          </Link>
        ) : (
          shown
        )}
      </dd>
    </Card>
  );
}

function Ranking({ title, entries, note }: { title: string; entries: Counted; note?: string }) {
  const shown = entries.length > 0 ? entries : [{ name: adminMessages.noData, count: 0 }];
  return (
    <Card className="p-5">
      <h3 className="text-lg">{title}</h3>
      <ol className="mt-3 grid gap-1">
        {shown.map(({ name, count }) => (
          <li key={name} className="flex items-baseline justify-between gap-4 border-t border-line py-1.5">
            <span className="min-w-0 wrap-anywhere">{name}</span>
            <span className="font-semibold tabular-nums">{count.toLocaleString("en")}</span>
          </li>
        ))}
      </ol>
      {note ? <p className="mt-3 text-sm text-soft">{note}</p> : null}
    </Card>
  );
}
