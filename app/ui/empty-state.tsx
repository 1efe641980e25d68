// An empty state: a title, a reason and an action.
import type { ReactNode } from "react";
import { classNames } from "./class-names.ts";

export function EmptyState({
  icon,
  title,
  description,
  action,
  headingLevel = 2,
  className,
}: {
  icon?: ReactNode;
  title: string;
  description?: ReactNode;
  action?: ReactNode;
  headingLevel?: 1 | 2 | 3;
  className?: string;
}) {
  const Heading = `h${headingLevel}` as const;
  return (
    <div
      className={classNames(
        "mx-auto flex max-w-md flex-col items-center gap-3 px-4 py-12 text-center [&>svg]:size-10 [&>svg]:text-leaf",
        className,
      )}
    >
      {icon}
      <Heading className="text-2xl">{title}</Heading>
      {description ? <p className="text-soft">{description}</p> : null}
      {action ? <div className="mt-3">{action}</div> : null}
    </div>
  );
}
