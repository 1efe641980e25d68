import { Identify } from "#app/features/identify/identify.tsx";
import { identifyMessages } from "#app/features/identify/messages.ts";
import { paths } from "#app/lib/paths.ts";
import { siteMeta } from "#app/lib/site-meta.ts";
import type { Route } from "./+types/identify";

export const meta: Route.MetaFunction = () =>
  siteMeta({
    title: identifyMessages.title,
    description:
      "A key to Guyanese plants for people without botany: answer by pictures what you see, smell and feel, and find the likeliest plants with their poisonous look-alikes.",
    path: paths.identify,
  });

export default function IdentifyScreen() {
  return (
    <div className="page py-8 sm:py-12">
      <header className="mb-8">
        <h1 className="text-4xl sm:text-5xl">{identifyMessages.title}</h1>
        <p className="measure mt-3 text-lg text-soft">{identifyMessages.lead}</p>
      </header>
      <Identify />
    </div>
  );
}
