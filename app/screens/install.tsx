import { Benefits } from "#app/features/install/benefits.tsx";
import { InstallView } from "#app/features/install/install-view.tsx";
import { installMessages } from "#app/features/install/messages.ts";
import { paths } from "#app/lib/paths.ts";
import { siteMeta } from "#app/lib/site-meta.ts";
import type { Route } from "./+types/install";

export const meta: Route.MetaFunction = () =>
  siteMeta({
    title: installMessages.title,
    description:
      "Put Bush Tea on your phone or computer: it works offline, loads faster and opens from your home screen. Steps for Android, iPhone and computers.",
    path: paths.install,
  });

export default function Install() {
  return (
    <div className="page grid gap-x-16 gap-y-8 py-8 sm:py-12 lg:grid-cols-2 lg:grid-rows-[auto_1fr]">
      <header>
        <h1 className="text-4xl sm:text-5xl">{installMessages.title}</h1>
        <p className="measure mt-3 text-lg">{installMessages.lead}</p>
      </header>
      <div className="lg:col-start-2 lg:row-span-2 lg:row-start-1">
        <InstallView />
      </div>
      <section aria-labelledby="benefits">
        <h2 id="benefits" className="mb-5 text-2xl">
          What you get
        </h2>
        <Benefits />
      </section>
    </div>
  );
}
