import { checkMessages } from "#app/features/mixture-check/messages.ts";
import { MixtureCheck } from "#app/features/mixture-check/mixture-check.tsx";
import { paths } from "#app/lib/paths.ts";
import { siteMeta } from "#app/lib/site-meta.ts";
import type { Route } from "./+types/check";

export const meta: Route.MetaFunction = () =>
  siteMeta({
    title: checkMessages.title,
    description:
      "Which Guyanese plants clash with which medicines, illnesses and other plants: every documented interaction, or that nothing was found.",
    path: paths.check,
  });

export default function Check() {
  return (
    <div className="page py-8 sm:py-12">
      <header className="mb-8">
        <h1 className="text-4xl sm:text-5xl">{checkMessages.title}</h1>
        <p className="measure mt-3 text-lg text-soft">{checkMessages.lead}</p>
      </header>
      <MixtureCheck />
    </div>
  );
}
