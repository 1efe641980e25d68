// 'Your Consultation History': the twenty newest, closed, searchable and each deletable, with a notice when new ones are not stored.
import type { User } from "@supabase/supabase-js";
import { MessagesSquare } from "lucide-react";
import { useState } from "react";
import { Link } from "react-router";
import { agreedToKeep, consentSectionId } from "#app/lib/consent.ts";
import { paths } from "#app/lib/paths.ts";
import { Button } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { Field } from "#app/ui/field.tsx";
import { Input } from "#app/ui/input.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { Spinner } from "#app/ui/spinner.tsx";
import { textLink } from "#app/ui/text-link.ts";
import { ConsultationEntry } from "./consultation-entry.tsx";
import { DoctorExport } from "./doctor-export.tsx";
import { findConsultations } from "./find-consultations.ts";
import { useConsultations } from "./get-consultations.ts";
import { consultationMessages as words } from "./messages.ts";

export function ConsultationHistory({ user }: { user: User }) {
  const stores = agreedToKeep(user);
  return (
    <section aria-labelledby="history-title" className="grid gap-5">
      <h2 id="history-title" className="text-2xl sm:text-3xl">
        {words.historyTitle}
      </h2>
      {stores ? null : (
        <Notice>
          <p>
            {words.notKept.before}{" "}
            <Link to={`${paths.account}#${consentSectionId}`} className={textLink}>
              {words.notKept.link}
            </Link>
            .
          </p>
        </Notice>
      )}
      <Entries userId={user.id} stores={stores} />
    </section>
  );
}

function Entries({ userId, stores }: { userId: string; stores: boolean }) {
  const { data, isPending, refetch } = useConsultations(userId);
  const [sought, setSought] = useState("");
  if (isPending) return <Spinner label={words.loading} className="justify-self-center py-12" />;
  if (data === undefined) {
    // The error is logged; an empty list would be wrong.
    return (
      <Button variant="secondary" className="justify-self-start" onClick={() => refetch()}>
        {words.reload}
      </Button>
    );
  }
  if (data.length === 0) {
    return (
      <EmptyState
        title={words.empty.title}
        // Without consent, asking does not add to the history.
        description={stores ? words.empty.description : undefined}
        headingLevel={3}
        icon={<MessagesSquare aria-hidden strokeWidth={1.5} />}
      />
    );
  }
  const found = findConsultations(data, sought);
  return (
    <>
      {data.length > 1 ? (
        <Field label={words.search.label} className="max-w-md">
          <Input type="search" value={sought} onChange={(event) => setSought(event.target.value)} />
        </Field>
      ) : null}
      <p role="status" className={found.length === 0 ? "text-soft" : "sr-only"}>
        {sought.trim() === "" ? "" : words.search.found(found.length)}
      </p>
      {found.length > 0 ? <DoctorExport consultations={found} /> : null}
      <ul className="grid gap-4">
        {found.map((entry) => (
          <li key={entry.id}>
            <ConsultationEntry userId={userId} entry={entry} />
          </li>
        ))}
      </ul>
    </>
  );
}
