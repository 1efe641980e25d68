import { disclaimerSections } from "#app/features/legal/disclaimer-text.tsx";
import { LegalPage } from "#app/features/legal/legal-page.tsx";
import { paths } from "#app/lib/paths.ts";
import { site } from "#app/lib/site.ts";
import { siteMeta } from "#app/lib/site-meta.ts";
import type { Route } from "./+types/disclaimer";

export const meta: Route.MetaFunction = () =>
  siteMeta({
    title: "Medical Disclaimer",
    description:
      "Bush Tea is for education only. It is not medical advice, creates no doctor-patient relationship, and is not for emergencies: call 911.",
    path: paths.disclaimer,
  });

export default function Disclaimer() {
  return (
    <LegalPage
      title="Medical Disclaimer"
      lead="Please read this before you use any plant."
      warning={{ title: site.notMedicalAdvice, text: site.notASubstitute }}
      sections={disclaimerSections}
    />
  );
}
