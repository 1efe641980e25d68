// One consultation: its date, question, answer and suggested herbs.
import { Trash2 } from "lucide-react";
import { useState } from "react";
import { AnswerText } from "#app/features/chat/answer-text.tsx";
import { criticalLevel } from "#app/features/chat/critical-level.ts";
import { Badge } from "#app/ui/badge.tsx";
import { Button } from "#app/ui/button.tsx";
import { Card, CardBody } from "#app/ui/card.tsx";
import { Dialog } from "#app/ui/dialog.tsx";
import { toast } from "#app/ui/toast-store.ts";
import { type Consultation, deleteConsultation } from "./get-consultations.ts";
import { consultationMessages as words } from "./messages.ts";

const date = new Intl.DateTimeFormat("en-GY", { dateStyle: "long", timeStyle: "short" });

export function ConsultationEntry({ userId, entry }: { userId: string; entry: Consultation }) {
  return (
    <Card frame={criticalLevel(entry.triage) ? "border-2 border-annatto" : undefined}>
      <CardBody className="grid gap-4">
        <div className="flex items-start justify-between gap-3">
          <div className="min-w-0">
            <p className="text-soft">
              <time dateTime={entry.created_at}>{date.format(new Date(entry.created_at))}</time>
            </p>
            <h3 className="text-xl break-words">{entry.query}</h3>
          </div>
          <DeleteButton userId={userId} entry={entry} />
        </div>
        <AnswerText text={entry.ai_response} />
        {entry.suggested_herbs.length > 0 ? (
          <ul aria-label="Suggested herbs" className="flex flex-wrap gap-2">
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
