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
    <div className="page grid gap-x-16 gap-y-10 py-8 sm:py-12 lg:grid-cols-2">
      <div>
        <h1 className="text-4xl sm:text-5xl">{installMessages.title}</h1>
        <p className="measure mt-3 text-lg">{installMessages.lead}</p>
        <h2 className="sr-only">What you get</h2>
        <div className="mt-8">
          <Benefits />
        </div>
      </div>
      <InstallView />
    </div>
  );
}
