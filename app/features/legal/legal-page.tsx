// The layout of a legal page: back link, date, warnings, table of contents and sections.
import type { ReactNode } from "react";
import { paths } from "#app/lib/paths.ts";
import { BackLink } from "#app/ui/back-link.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { textLink } from "#app/ui/text-link.ts";
import { LastUpdated } from "./last-updated.tsx";

export type LegalSection = { id: string; title: string; body: ReactNode };

export function LegalPage({
  title,
  lead,
  warning,
  sections,
}: {
  title: string;
  lead: string;
  warning: { title: string; text: string };
  sections: readonly LegalSection[];
}) {
  return (
    <>
      <header className="border-b border-line bg-sunk">
        <div className="page pt-3 pb-8 sm:pb-10">
          <BackLink to={paths.home}>Back to Home</BackLink>
          <h1 className="mt-3 text-4xl sm:text-5xl">{title}</h1>
          <p className="measure mt-3 text-lg">{lead}</p>
          <LastUpdated />
        </div>
      </header>
      <div className="page grid gap-x-16 gap-y-8 py-8 sm:py-12 lg:grid-cols-[15rem_minmax(0,1fr)]">
        <div className="grid max-w-3xl gap-3 lg:col-start-2">
          <Notice tone="warning" title={warning.title}>
            <p>{warning.text}</p>
          </Notice>
          <Notice tone="warning" title="In an emergency, call 911">
            <p>
              Call{" "}
              <a href="tel:911" className={textLink}>
                911
              </a>{" "}
              or your local emergency number, or go to the nearest emergency room. Do not look for an answer
              here first.
            </p>
          </Notice>
        </div>
        <nav aria-label="On this page" className="lg:col-start-1 lg:row-span-2 lg:row-start-1">
          <div className="rounded border border-line bg-raised p-4 lg:sticky lg:top-24">
            <p className="font-semibold">On this page</p>
            <ul className="mt-1 grid">
              {sections.map(({ id, title: name }) => (
                <li key={id}>
                  <a
                    href={`#${id}`}
                    className={`${textLink} inline-flex min-h-11 items-center py-1 leading-snug`}
                  >
                    {name}
                  </a>
                </li>
              ))}
            </ul>
          </div>
        </nav>
        <div className="legal-text max-w-3xl lg:col-start-2">
          {sections.map(({ id, title: name, body }) => (
            <section key={id} id={id} aria-labelledby={`${id}-title`}>
              <h2 id={`${id}-title`}>{name}</h2>
              {body}
            </section>
          ))}
        </div>
      </div>
    </>
  );
}
