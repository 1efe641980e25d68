import { LegalPage } from "#app/features/legal/legal-page.tsx";
import { termsSections } from "#app/features/legal/terms-text.tsx";
import { paths } from "#app/lib/paths.ts";
import { siteMeta } from "#app/lib/site-meta.ts";
import type { Route } from "./+types/terms";

export const meta: Route.MetaFunction = () =>
  siteMeta({
    title: "Terms & Conditions",
    description:
      "The terms of using Bush Tea: educational only, no doctor-patient relationship, fair use, your account, your words, and your own risk.",
    path: paths.terms,
  });

export default function Terms() {
  return (
    <LegalPage
      title="Terms & Conditions"
      lead="What you can expect of Bush Tea, and what is expected of you."
      warning={{
        title: "Educational purposes only",
        text: "Nothing here is medical advice, and using it makes nobody your doctor. Always consult a healthcare provider.",
      }}
      sections={termsSections}
    />
  );
}
