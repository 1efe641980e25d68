// One section of the account page.
import { type ReactNode, useId } from "react";
import { Card, CardBody } from "#app/ui/card.tsx";

export function Section({
  id,
  title,
  description,
  children,
}: {
  /** The target of links to the section. */
  id?: string;
  title: string;
  description?: ReactNode;
  children: ReactNode;
}) {
  const titleId = useId();
  return (
    <section id={id} aria-labelledby={titleId}>
      <Card>
        <CardBody className="grid gap-4">
          <div>
            <h2 id={titleId} className="text-2xl">
              {title}
            </h2>
            {description ? <p className="measure mt-1 text-soft">{description}</p> : null}
          </div>
          {children}
        </CardBody>
      </Card>
    </section>
  );
}
