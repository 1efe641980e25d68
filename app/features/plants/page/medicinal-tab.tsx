// The Medicinal tab: the warnings first, then how it is prepared and used, then the safety tables.
import { memo } from "react";
import { Link, useLocation } from "react-router";
import { paths } from "#app/lib/paths.ts";
import { Notice } from "#app/ui/notice.tsx";
import { SavedCopyLine } from "#app/ui/saved-copy-line.tsx";
import { textLink } from "#app/ui/text-link.ts";
import type { PlantDetail } from "../plant-row.ts";
import { Prose } from "../prose.tsx";
import { DoctorCard } from "./doctor-card.tsx";
import { medicinalSections, sectionsOf } from "./medicinal-sections.ts";
import { Preparations } from "./preparations.tsx";
import { Results } from "./results.tsx";
import { SafetyTables, ToxicParts } from "./safety-tables.tsx";
import { Section } from "./section.tsx";

export const MedicinalTab = memo(function MedicinalTab({
  plant,
  unchecked,
}: {
  plant: PlantDetail;
  unchecked: boolean;
}) {
  return (
    <>
      <PartList plant={plant} />
      <Section {...medicinalSections.warnings}>
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
      {plant.safety ? <ToxicParts safety={plant.safety} /> : null}
      {Object.keys(plant.preparation_methods).length > 0 ? (
        <Section {...medicinalSections.preparation}>
          <Preparations plant={plant} />
        </Section>
      ) : null}
      {plant.traditional_uses ? (
        <Section {...medicinalSections.uses}>
          <Prose text={plant.traditional_uses} />
        </Section>
      ) : null}
      {plant.modern_research ? (
        <Section {...medicinalSections.research}>
          <Results plant={plant} />
          <Prose text={plant.modern_research} />
        </Section>
      ) : null}
      {plant.safety ? <SafetyTables safety={plant.safety} /> : null}
      <p>
        <Link
          to={`${paths.check}#plants=${encodeURIComponent(plant.id)}`}
          className={`${textLink} inline-flex min-h-11 items-center`}
        >
          Check it with your medicines and other plants
        </Link>
      </p>
      <DoctorCard plant={plant} />
    </>
  );
});

/** The parts to jump to: the tab is ten screens long on a phone. */
function PartList({ plant }: { plant: PlantDetail }) {
  const { state } = useLocation();
  return (
    <nav aria-label="Parts of this tab">
      <ul className="flex flex-wrap gap-x-5">
        {sectionsOf(plant).map(({ id, title }) => (
          <li key={id}>
            <Link
              to={`?tab=medicinal#${id}`}
              replace
              state={state}
              onClick={() => unfold(id)}
              className={`${textLink} inline-flex min-h-11 items-center`}
            >
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Opens the folded table that a link jumps to. */
function unfold(id: string): void {
  const part = document.getElementById(id);
  if (part instanceof HTMLDetailsElement) part.open = true;
}
