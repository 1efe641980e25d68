// 'For my doctor': the consultations shown, printed or saved as a text file.
import { Download, Printer } from "lucide-react";
import { useState } from "react";
import { readMyList } from "#app/features/chat/my-list.ts";
import { logQuietly } from "#app/lib/log.ts";
import { saveFile } from "#app/lib/save-file.ts";
import { Button } from "#app/ui/button.tsx";
import { PrintSheet } from "#app/ui/print-sheet.tsx";
import { toast } from "#app/ui/toast-store.ts";
import { collectNotes } from "./collect-notes.ts";
import { type DoctorSheet, doctorSheet, doctorText } from "./doctor-sheet.ts";
import type { Consultation } from "./get-consultations.ts";
import { doctorMessages as words } from "./messages.ts";

export function DoctorExport({ consultations }: { consultations: readonly Consultation[] }) {
  const [busy, setBusy] = useState(false);
  const [printed, setPrinted] = useState<DoctorSheet>();

  async function prepare(use: (sheet: DoctorSheet) => void) {
    setBusy(true);
    try {
      use(doctorSheet(await collectNotes(consultations), readMyList()));
    } catch (error) {
      logQuietly("The sheet for the doctor could not be prepared", error);
      toast({ ...words.failed, variant: "destructive" });
    } finally {
      setBusy(false);
    }
  }

  const save = (sheet: DoctorSheet) =>
    saveFile(words.file, new Blob([doctorText(sheet)], { type: "text/plain;charset=utf-8" }));

  return (
    <div className="grid gap-2">
      <p className="measure text-soft">{words.explain(consultations.length)}</p>
      <div className="flex flex-wrap gap-3">
        <Button variant="secondary" disabled={busy} onClick={() => prepare(setPrinted)}>
          <Printer aria-hidden />
          {words.print}
        </Button>
        <Button variant="secondary" disabled={busy} onClick={() => prepare(save)}>
          <Download aria-hidden />
          {words.save}
        </Button>
      </div>
      {printed ? (
        <PrintSheet onDone={() => setPrinted(undefined)}>
          <Sheet sheet={printed} />
        </PrintSheet>
      ) : null}
    </div>
  );
}

function Sheet({ sheet: { title, intro, own, entries } }: { sheet: DoctorSheet }) {
  return (
    <>
      <h1>{title}</h1>
      <p>{intro}</p>
      {own.map((line) => (
        <p key={line}>{line}</p>
      ))}
      {entries.map(({ id, date, question, facts, plants }) => (
        <section key={id}>
          <h2>
            {date}: {question}
          </h2>
          {facts.map((line) => (
            <p key={line}>{line}</p>
          ))}
          <ul>
            {plants.map(({ name, cautions }) => (
              <li key={name}>
                <strong>{name}.</strong> {cautions.join(" ")}
              </li>
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}
