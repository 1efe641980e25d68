// The list in which admins review testimonials and reports.
import { CheckCheck } from "lucide-react";
import { type ReactNode, useState } from "react";
import { Link } from "react-router";
import { logQuietly } from "#app/lib/log.ts";
import { paths } from "#app/lib/paths.ts";
import { Button } from "#app/ui/button.tsx";
import { Card, CardBody } from "#app/ui/card.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { Spinner } from "#app/ui/spinner.tsx";
import { textLink } from "#app/ui/text-link.ts";
import { toast } from "#app/ui/toast-store.ts";
import type { Testimonial } from "./fetch-testimonials.ts";
import { shownName } from "./get-testimonials.ts";
import { testimonialMessages } from "./messages.ts";
import { closeReports, decide, type Report, useReview } from "./review.ts";
import { LoadFailed, WrittenOn } from "./testimonials.tsx";

export function ReviewList() {
  const { data, isError, refetch } = useReview();
  if (isError && !data) return <LoadFailed onRetry={() => void refetch()} />;
  if (!data) return <Spinner label="Loading…" />;
  if (data.waiting.length === 0 && data.reports.length === 0)
    return <EmptyState icon={<CheckCheck aria-hidden />} {...testimonialMessages.nothingToReview} />;
  return (
    <div className="grid gap-10">
      <Group title="Testimonials" count={data.waiting.length}>
        {data.waiting.map((one) => (
          <Entry key={one.id} plantId={one.plant_id} plantName={one.plant.common_name} date={one.created_at}>
            <Words testimonial={one} />
            <Decisions
              choices={[
                { label: "Publish", act: () => decide(one.id, "published") },
                { label: "Reject", act: () => decide(one.id, "rejected") },
              ]}
            />
          </Entry>
        ))}
      </Group>
      <Group title="Reports" count={data.openReports}>
        <SelectedReports reports={data.reports} />
      </Group>
    </div>
  );
}

/** The newest reports; those that need nothing can be ticked and closed together. */
function SelectedReports({ reports }: { reports: readonly Report[] }) {
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set());
  const chosen = reports.filter(({ id }) => ticked.has(id)).map(({ id }) => id);
  const tick = (id: string) =>
    setTicked(new Set(ticked.has(id) ? chosen.filter((one) => one !== id) : [...chosen, id]));
  return (
    <>
      {reports.length > 1 ? (
        <li className="flex flex-wrap gap-3">
          <Button variant="secondary" onClick={() => setTicked(new Set(reports.map(({ id }) => id)))}>
            Select all {reports.length} shown
          </Button>
          {chosen.length > 0 ? (
            <Decisions
              choices={[{ label: `Close ${chosen.length} selected`, act: () => closeReports(chosen) }]}
            />
          ) : null}
        </li>
      ) : null}
      {reports.map((report) => (
        <ReportEntry
          key={report.id}
          report={report}
          isTicked={ticked.has(report.id)}
          onTick={() => tick(report.id)}
        />
      ))}
    </>
  );
}

function ReportEntry({
  report,
  isTicked,
  onTick,
}: {
  report: Report;
  isTicked: boolean;
  onTick: () => void;
}) {
  const about = report.testimonial;
  return (
    <Entry plantId={report.plant_id} plantName={report.plant.common_name} date={report.created_at}>
      <label className="flex min-h-11 items-center gap-2">
        <input type="checkbox" className="size-5" checked={isTicked} onChange={onTick} />
        Select
      </label>
      <p className="break-words whitespace-pre-line">{report.body}</p>
      {about ? (
        <blockquote className="border-l-4 border-line pl-4">
          <Words testimonial={about} />
        </blockquote>
      ) : null}
      <Decisions
        choices={[
          { label: "Close", act: () => closeReports([report.id]) },
          ...(about?.status === "published"
            ? [
                {
                  label: "Unpublish the testimonial",
                  act: async () => {
                    await decide(about.id, "rejected");
                    await closeReports([report.id]);
                  },
                },
              ]
            : []),
        ]}
      />
    </Entry>
  );
}

function Words({ testimonial }: { testimonial: Testimonial }) {
  return (
    <div>
      <p className="font-semibold">{shownName(testimonial)}</p>
      <p className="break-words whitespace-pre-line">{testimonial.body}</p>
    </div>
  );
}

function Group({ title, count, children }: { title: string; count: number; children: ReactNode }) {
  if (count === 0) return null;
  return (
    <section aria-label={title}>
      <h2 className="mb-4 text-2xl">
        {title} ({count})
      </h2>
      <ul className="grid gap-4">{children}</ul>
    </section>
  );
}

function Entry({
  plantId,
  plantName,
  date,
  children,
}: {
  plantId: string;
  plantName: string;
  date: string;
  children: ReactNode;
}) {
  return (
    <li>
      <Card>
        <CardBody className="grid gap-3">
          <p className="flex flex-wrap gap-x-3">
            <Link to={paths.plant(plantId)} className={textLink}>
              {plantName}
            </Link>
            <WrittenOn date={date} />
          </p>
          {children}
        </CardBody>
      </Card>
    </li>
  );
}

function Decisions({ choices }: { choices: readonly { label: string; act: () => Promise<void> }[] }) {
  const [busy, setBusy] = useState(false);
  async function run(act: () => Promise<void>): Promise<void> {
    setBusy(true);
    try {
      await act();
    } catch (error) {
      logQuietly("Error saving decision:", error);
      toast({ ...testimonialMessages.decisionFailed, variant: "destructive" });
    } finally {
      setBusy(false);
    }
  }
  return (
    <div className="flex flex-wrap gap-3">
      {choices.map(({ label, act }, place) => (
        <Button
          key={label}
          variant={place === 0 ? "primary" : "secondary"}
          disabled={busy}
          onClick={() => void run(act)}
        >
          {label}
        </Button>
      ))}
    </div>
  );
}
