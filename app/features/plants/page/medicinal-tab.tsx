// The Medicinal tab: safety first, then uses.
import { Link } from "react-router";
import { paths } from "#app/lib/paths.ts";
import { Notice } from "#app/ui/notice.tsx";
import { SavedCopyLine } from "#app/ui/saved-copy-line.tsx";
import { textLink } from "#app/ui/text-link.ts";
import type { PlantDetail } from "../plant-row.ts";
import { Prose } from "../prose.tsx";
import { DoctorCard } from "./doctor-card.tsx";
import { Preparations } from "./preparations.tsx";
import { Results } from "./results.tsx";
import { SafetyTables } from "./safety-tables.tsx";
import { Section } from "./section.tsx";

export const warningsId = "safety-warnings";

export function MedicinalTab({ plant, unchecked }: { plant: PlantDetail; unchecked: boolean }) {
  return (
    <>
      <Section title="Safety Warnings" id={warningsId}>
        {unchecked ? <SavedCopyLine path={paths.plantData(plant.id)} /> : null}
        {plant.safety_warnings ? (
          <Notice tone="warning">
            <Prose text={plant.safety_warnings} />
          </Notice>
        ) : (
          <p>
            No warnings are on record. That does not make it safe for everyone: ask a healthcare provider.
          </p>
        )}
      </Section>
      {plant.safety ? <SafetyTables safety={plant.safety} /> : null}
      <p className="mt-4">
        <Link
          to={`${paths.check}?plants=${encodeURIComponent(plant.id)}`}
          className={`${textLink} inline-flex min-h-11 items-center`}
        >
          Check it with your medicines and other plants
        </Link>
      </p>
      <DoctorCard plant={plant} />
      {plant.traditional_uses ? (
        <Section title="Traditional Uses">
          <Prose text={plant.traditional_uses} />
        </Section>
      ) : null}
      {plant.modern_research ? (
        <Section title="Modern Research">
          <Results plant={plant} />
          <Prose text={plant.modern_research} />
        </Section>
      ) : null}
      {Object.keys(plant.preparation_methods).length > 0 ? (
        <Section title="Preparation Methods">
          <Preparations plant={plant} />
        </Section>
      ) : null}
    </>
  );
}
