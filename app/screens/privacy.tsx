import { LegalPage } from "#app/features/legal/legal-page.tsx";
import { privacySections } from "#app/features/legal/privacy-text.tsx";
import { paths } from "#app/lib/paths.ts";
import { siteMeta } from "#app/lib/site-meta.ts";
import type { Route } from "./+types/privacy";

export const meta: Route.MetaFunction = () =>
  siteMeta({
    title: "Privacy Policy",
    description:
      "What Bush Tea keeps about you, where, for how long, and how to download and delete it. No advertisements, no trackers, essential storage only.",
    path: paths.privacy,
  });

export default function Privacy() {
  return (
    <LegalPage
      title="Privacy Policy"
      lead="What is kept about you, why, for how long, and how you get it back or get rid of it."
      warning={{
        title: "This site is educational only",
        text: "It is not medical advice and not a medical service. Please put no more into a question than it needs: no names, no addresses.",
      }}
      sections={privacySections}
    />
  );
}
