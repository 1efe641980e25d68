// 'Tell my doctor': the plant and its cautions as a printed page or a message.
import { Printer, Stethoscope } from "lucide-react";
import { useState } from "react";
import { site } from "#app/lib/site.ts";
import { Button } from "#app/ui/button.tsx";
import { Card, CardBody } from "#app/ui/card.tsx";
import { PrintSheet } from "#app/ui/print-sheet.tsx";
import { WhatsappMark } from "#app/ui/whatsapp-mark.tsx";
import type { PlantDetail } from "../plant-row.ts";
import { plantAddress, whatsappLink } from "../share/share-text.ts";
import { doctorMessage, doctorRequest, doctorSheet } from "./doctor-text.ts";
import { medicinalSections } from "./medicinal-sections.ts";

export function DoctorCard({ plant }: { plant: PlantDetail }) {
  const [printing, setPrinting] = useState(false);
  return (
    <Card id={medicinalSections.doctor.id}>
      <CardBody>
        <h2 className="flex items-center gap-3 text-2xl">
          <Stethoscope aria-hidden className="size-6 text-forest" />
          {medicinalSections.doctor.title}
        </h2>
        <p className="measure mt-2">
          Take this plant and its cautions along on one page, or send them to your doctor or pharmacist before
          you use it.
        </p>
        <div className="mt-4 flex flex-wrap gap-3">
          <Button variant="secondary" className="noscript:hidden" onClick={() => setPrinting(true)}>
            <Printer aria-hidden />
            Print the page
          </Button>
          <Button asChild variant="secondary">
            <a
              href={whatsappLink(doctorMessage(plant), plantAddress(plant.id))}
              target="_blank"
              rel="noopener noreferrer"
            >
              <WhatsappMark />
              Send by WhatsApp
            </a>
          </Button>
        </div>
      </CardBody>
      {printing ? (
        <PrintSheet onDone={() => setPrinting(false)}>
          <Sheet plant={plant} />
        </PrintSheet>
      ) : null}
    </Card>
  );
}

function Sheet({ plant }: { plant: PlantDetail }) {
  const sheet = doctorSheet(plant);
  return (
    <>
      <h1>{sheet.plant}</h1>
      {sheet.alsoCalled ? <p>Also called {sheet.alsoCalled}</p> : null}
      <p>
        <strong>{doctorRequest}</strong>
      </p>
      {sheet.parts.map((part) => (
        <section key={part.title}>
          <h2>{part.title}</h2>
          <ul>
            {part.lines.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </section>
      ))}
      <p>
        {plantAddress(plant.id)} · {site.name}: {site.notMedicalAdvice}
      </p>
    </>
  );
}
