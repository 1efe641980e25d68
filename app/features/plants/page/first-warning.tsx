// The warning that matters most, above all other text; the full warnings are under Medicinal.
import { Link, useLocation } from "react-router";
import { paths } from "#app/lib/paths.ts";
import { Notice } from "#app/ui/notice.tsx";
import { SavedCopyLine } from "#app/ui/saved-copy-line.tsx";
import { textLink } from "#app/ui/text-link.ts";
import type { PlantDetail } from "../plant-row.ts";
import { medicinalSections } from "./medicinal-sections.ts";

export function FirstWarning({
  plant,
  unchecked,
  className,
}: {
  plant: PlantDetail;
  unchecked: boolean;
  className?: string;
}) {
  const { state } = useLocation();
  const warning = plant.warning_first || plant.safety_warnings;
  if (!warning) return null;
  const dangerous = plant.hazard === "dangerous";
  return (
    <Notice
      tone="warning"
      title={dangerous ? "This plant is dangerous" : "Before you use it"}
      {...(className ? { className } : {})}
    >
      <p>{warning}</p>
      {unchecked ? <SavedCopyLine path={paths.plantData(plant.id)} /> : null}
      <Link
        to={`?tab=medicinal#${medicinalSections.warnings.id}`}
        replace
        state={state}
        className={`${textLink} -my-2 inline-flex min-h-11 items-center`}
      >
        Read all safety warnings
      </Link>
    </Notice>
  );
}
