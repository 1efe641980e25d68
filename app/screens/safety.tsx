import { loadRounds } from "#app/features/safety/rounds.server.ts";
import { SafetyText } from "#app/features/safety/safety-text.tsx";
import { paths } from "#app/lib/paths.ts";
import { siteMeta } from "#app/lib/site-meta.ts";
import { BackLink } from "#app/ui/back-link.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { textLink } from "#app/ui/text-link.ts";
import type { Route } from "./+types/safety";

export function loader() {
  return loadRounds();
}

export const meta: Route.MetaFunction = () =>
  siteMeta({
    title: "How the herbalist decides",
    description:
      "What the herbalist listens for, what it refuses, how often it hears an emergency and how often it does not, with the day it was counted.",
    path: paths.safety,
  });

export default function Safety({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <header className="border-b border-line bg-sunk">
        <div className="page pt-3 pb-8 sm:pb-10">
          <BackLink to={paths.home}>Back to Home</BackLink>
          <h1 className="mt-3 text-4xl sm:text-5xl">How the herbalist decides</h1>
          <p className="measure mt-3 text-lg">
            What it listens for, what it refuses, and how often it has been wrong.
          </p>
        </div>
      </header>
      <div className="page grid gap-8 py-8 sm:py-12">
        <Notice tone="warning" title="In an emergency, call 911" className="max-w-3xl">
          <p>
            Call{" "}
            <a href="tel:911" className={textLink}>
              911
            </a>{" "}
            or your local emergency number, or go to the nearest emergency room. Do not ask the herbalist
            first.
          </p>
        </Notice>
        <SafetyText rounds={loaderData} />
      </div>
    </>
  );
}
