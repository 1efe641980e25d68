// One consultation, closed: its date, question, first line and suggested herbs; opened, the full answer.
import { ChevronDown, Trash2 } from "lucide-react";
import { useState } from "react";
import { AnswerText } from "#app/features/chat/answer-text.tsx";
import { criticalLevel } from "#app/features/chat/critical-level.ts";
import { plainText } from "#app/features/chat/plain-text.ts";
import { Badge } from "#app/ui/badge.tsx";
import { Button } from "#app/ui/button.tsx";
import { Card, CardBody } from "#app/ui/card.tsx";
import { Dialog } from "#app/ui/dialog.tsx";
import { toast } from "#app/ui/toast-store.ts";
import { type Consultation, deleteConsultation } from "./get-consultations.ts";
import { consultationMessages as words } from "./messages.ts";

const date = new Intl.DateTimeFormat("en-GY", { dateStyle: "medium", timeStyle: "short" });

export function ConsultationEntry({ userId, entry }: { userId: string; entry: Consultation }) {
  return (
    <Card frame={criticalLevel(entry.triage) ? "border-2 border-annatto" : undefined}>
      <CardBody className="grid grid-cols-[minmax(0,1fr)_auto] gap-3 p-4 sm:p-5">
        <details className="group min-w-0">
          <summary className="list-none rounded [&::-webkit-details-marker]:hidden">
            <span className="flex items-center gap-2 text-sm text-soft">
              <ChevronDown aria-hidden className="size-5 shrink-0 group-open:rotate-180" />
              <time dateTime={entry.created_at}>{date.format(new Date(entry.created_at))}</time>
            </span>
            <h3 className="text-lg break-words">{entry.query}</h3>
            <span className="line-clamp-1 text-soft group-open:hidden">
              {plainText(entry.ai_response).split("\n")[0]}
            </span>
          </summary>
          <AnswerText text={entry.ai_response} className="mt-4" />
        </details>
        <DeleteButton userId={userId} entry={entry} />
        {entry.suggested_herbs.length > 0 ? (
          <ul aria-label="Suggested herbs" className="col-span-full flex flex-wrap gap-2">
            {entry.suggested_herbs.map((herb) => (
              <li key={herb}>
                <Badge tone="forest">{herb}</Badge>
              </li>
            ))}
          </ul>
        ) : null}
      </CardBody>
    </Card>
  );
}

function DeleteButton({ userId, entry }: { userId: string; entry: Consultation }) {
  const [open, setOpen] = useState(false);
  const [busy, setBusy] = useState(false);

  async function remove() {
    setBusy(true);
    const gone = await deleteConsultation(userId, entry.id);
    setBusy(false);
    setOpen(false);
    if (!gone) toast({ title: words.errorTitle, description: words.remove.failed, variant: "destructive" });
  }

  return (
    <>
      <Button
        variant="quiet"
        size="icon"
        aria-label={words.remove.label(entry.query)}
        onClick={() => setOpen(true)}
      >
        <Trash2 aria-hidden />
      </Button>
      {open ? (
        <Dialog
          open
          onOpenChange={setOpen}
          title={words.remove.title}
          description={words.remove.text}
          footer={
            <>
              <Button variant="secondary" disabled={busy} onClick={() => setOpen(false)}>
                {words.remove.keep}
              </Button>
              <Button variant="danger" disabled={busy} onClick={remove}>
                {words.remove.confirm}
              </Button>
            </>
          }
        />
      ) : null}
    </>
  );
}
