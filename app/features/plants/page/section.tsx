import type { ReactNode } from "react";

/** A titled section of a plant's page. */
export function Section({
  title,
  id,
  className,
  children,
}: {
  title: string;
  id?: string;
  /** Of the part below the title. */
  className?: string;
  children: ReactNode;
}) {
  return (
    <section id={id} className="grid gap-3 border-t border-line pt-6 first:border-t-0 first:pt-0">
      <h2 className="text-2xl">{title}</h2>
      <div className={className}>{children}</div>
    </section>
  );
}

/** Key-value pairs; underscores in keys are shown as spaces. */
export function Pairs({ pairs }: { pairs: Record<string, string> }) {
  return (
    <dl className="measure space-y-4">
      {Object.entries(pairs).map(([name, text]) => (
        <div key={name}>
          <dt className="font-semibold first-letter:uppercase">{name.replaceAll("_", " ")}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}
