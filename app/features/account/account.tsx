// The account page: one section per setting.
import { ArrowLeft } from "lucide-react";
import { Link } from "react-router";
import type { SignedInVisit } from "#app/features/auth/require-user.tsx";
import { useDisplayName } from "#app/features/name-dialog/display-name.ts";
import { NameForm } from "#app/features/name-dialog/name-form.tsx";
import { paths } from "#app/lib/paths.ts";
import { Button } from "#app/ui/button.tsx";
import { DataSection, DeleteSection } from "./data-section.tsx";
import { DevicesSection } from "./devices-section.tsx";
import { EmailSection } from "./email-section.tsx";
import { PasskeysSection } from "./passkeys-section.tsx";
import { PasswordSection } from "./password-section.tsx";
import { Section } from "./section.tsx";
import { TwoStepSection } from "./two-step-section.tsx";

export function Account({ visit }: { visit: SignedInVisit }) {
  const { user } = visit;
  const name = useDisplayName(user.id);
  return (
    <div className="page py-6 sm:py-10">
      <div className="mx-auto grid max-w-2xl grid-cols-[minmax(0,1fr)] gap-6">
        <header>
          <Button asChild variant="quiet" className="-ml-4">
            <Link to={paths.dashboard}>
              <ArrowLeft aria-hidden />
              Dashboard
            </Link>
          </Button>
          <h1 className="mt-2 text-4xl">Your account</h1>
        </header>
        <Section title="Name">
          <NameForm userId={user.id} name={name ?? ""} action="Save name" />
        </Section>
        <EmailSection user={user} />
        <PasswordSection user={user} />
        <TwoStepSection user={user} />
        <PasskeysSection user={user} />
        <DevicesSection visit={visit} />
        <DataSection user={user} />
        <DeleteSection visit={visit} />
      </div>
    </div>
  );
}
