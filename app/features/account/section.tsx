// One matter of the account, under its own heading.
import { type ReactNode, useId } from "react";
import { Card, CardBody } from "#app/ui/card.tsx";

export function Section({
  title,
  description,
  children,
}: {
  title: string;
  description?: ReactNode;
  children: ReactNode;
}) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <Card>
        <CardBody className="grid gap-4">
          <div>
            <h2 id={id} className="text-2xl">
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
