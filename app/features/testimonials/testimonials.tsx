// 'Testimonials' below a plant: published ones, the form for the user's own, and the disclaimer.
import { Link } from "react-router";
import { useAuth } from "#app/features/auth/auth-provider.tsx";
import { paths } from "#app/lib/paths.ts";
import { Badge } from "#app/ui/badge.tsx";
import { Button } from "#app/ui/button.tsx";
import { Card, CardBody } from "#app/ui/card.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { Spinner } from "#app/ui/spinner.tsx";
import { textLink } from "#app/ui/text-link.ts";
import type { Testimonial } from "./fetch-testimonials.ts";
import { shownName, useTestimonials } from "./get-testimonials.ts";
import { testimonialMessages } from "./messages.ts";
import { ReportDialog } from "./report-dialog.tsx";
import { TestimonialForm } from "./testimonial-form.tsx";
import { WithdrawTestimonial } from "./withdraw-testimonial.tsx";

type Plant = { id: string; name: string };

export function Testimonials({ plant }: { plant: Plant }) {
  const { user, loading } = useAuth();
  const userId = user?.id ?? null;
  const { data, isError, refetch } = useTestimonials(plant.id, userId);
  const own = data?.find((one) => one.user_id === userId);
  return (
    <section aria-labelledby="testimonials" className="border-t border-line pt-8 noscript:hidden">
      <div className="sixth-frame [contain-intrinsic-block-size:17rem]">
        <h2 id="testimonials" className="text-2xl">
          Testimonials
        </h2>
        <Notice tone="caution" className="mt-4 max-w-3xl">
          <p>{testimonialMessages.disclaimer}</p>
        </Notice>
        <div className="mt-5 grid max-w-3xl gap-4">
          {isError && !data ? (
            <LoadFailed onRetry={() => void refetch()} />
          ) : (
            <Written testimonials={data} plant={plant} userId={userId} />
          )}
          {user && data && !own ? <TestimonialForm plant={plant} userId={user.id} /> : null}
          {!user && !loading ? (
            <p>
              <Link to={paths.auth} className={textLink}>
                Sign in
              </Link>{" "}
              to write about {plant.name}.
            </p>
          ) : null}
        </div>
        <div className="mt-6">
          <ReportDialog
            plant={plant}
            title="Report a mistake"
            trigger={
              <Button variant="quiet" className="-ml-4 underline underline-offset-4">
                Report a mistake
              </Button>
            }
          />
        </div>
      </div>
    </section>
  );
}

function Written({
  testimonials,
  plant,
  userId,
}: {
  testimonials: readonly Testimonial[] | undefined;
  plant: Plant;
  userId: string | null;
}) {
  if (!testimonials) return <Spinner label="Loading testimonials…" />;
  if (testimonials.length === 0) return <p className="text-soft">{testimonialMessages.none}</p>;
  return (
    <ul className="grid gap-4">
      {testimonials.map((one) => (
        <li key={one.id}>
          <TestimonialCard testimonial={one} plant={plant} mine={one.user_id === userId} />
        </li>
      ))}
    </ul>
  );
}

function TestimonialCard({
  testimonial,
  plant,
  mine,
}: {
  testimonial: Testimonial;
  plant: Plant;
  mine: boolean;
}) {
  const { status } = testimonial;
  return (
    <Card>
      <CardBody className="grid gap-3">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <strong>{shownName(testimonial)}</strong>
          <WrittenOn date={testimonial.created_at} />
          {status === "pending" ? <Badge tone="gold">{testimonialMessages.waiting}</Badge> : null}
          {status === "rejected" ? <Badge>{testimonialMessages.rejected}</Badge> : null}
        </p>
        <p className="break-words whitespace-pre-line">{testimonial.body}</p>
        {mine ? (
          <WithdrawTestimonial testimonial={testimonial} />
        ) : (
          <ReportDialog
            plant={plant}
            testimonialId={testimonial.id}
            title="Report this testimonial"
            trigger={
              <Button variant="quiet" className="-ml-4 justify-self-start text-soft">
                Report
                <span className="sr-only"> the testimonial of {shownName(testimonial)}</span>
              </Button>
            }
          />
        )}
      </CardBody>
    </Card>
  );
}

export function LoadFailed({ onRetry }: { onRetry: () => void }) {
  return (
    <div role="alert" className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <p>{testimonialMessages.loadFailed}</p>
      <Button variant="secondary" onClick={onRetry}>
        {testimonialMessages.tryAgain}
      </Button>
    </div>
  );
}

export function WrittenOn({ date }: { date: string }) {
  return (
    <time dateTime={date} className="text-soft">
      {new Intl.DateTimeFormat("en-GB", { dateStyle: "long", timeZone: "America/Guyana" }).format(
        new Date(date),
      )}
    </time>
  );
}
