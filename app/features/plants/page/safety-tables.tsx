// The safety tables, worded so that each row reads as a sentence: "If you take … then …". Long ones are folded; what to
// avoid is said in any case.
import { ChevronDown } from "lucide-react";
import type { ReactNode } from "react";
import { Badge } from "#app/ui/badge.tsx";
import type { Safety } from "../plant-row.ts";
import { type MedicinalSection, medicinalSections } from "./medicinal-sections.ts";
import { Section } from "./section.tsx";

export function ToxicParts({ safety }: { safety: Safety }) {
  if (safety.toxic_parts.length === 0) return null;
  return (
    <Section {...medicinalSections.toxicParts}>
      <dl className="measure space-y-3">
        {safety.toxic_parts.map(({ part, effect }) => (
          <div key={part}>
            <dt className="font-semibold first-letter:uppercase">{part}</dt>
            <dd>{effect}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}

export function SafetyTables({ safety }: { safety: Safety }) {
  return (
    <>
      <PeopleTable safety={safety} />
      <CautionTable
        section={medicinalSections.medicines}
        when="If you take"
        rows={safety.interactions.map(({ part, ...row }) => ({
          ...row,
          label: part ? `${row.label} (${part})` : row.label,
        }))}
      />
      <CautionTable section={medicinalSections.illnesses} when="If you have" rows={safety.illnesses} />
      <CautionTable section={medicinalSections.plants} when="If you also use" rows={safety.with_plants} />
      {safety.stop ? (
        <Section {...medicinalSections.stop}>
          <p className="measure">{safety.stop}</p>
        </Section>
      ) : null}
    </>
  );
}

type Row = { label: string; severity?: "avoid" | "caution"; effect: string };

function avoidFirst(a: Row, b: Row): number {
  return Number(b.severity === "avoid") - Number(a.severity === "avoid");
}

/** Longer tables are folded. */
const rowsUnfolded = 3;

function CautionTable({
  section,
  when,
  rows,
}: {
  section: MedicinalSection;
  when: string;
  rows: readonly Row[];
}) {
  if (rows.length === 0) return null;
  const sorted = [...rows].sort(avoidFirst);
  const table = (
    <table className="w-full border-collapse text-left">
      <thead>
        <tr className="border-b-2 border-edge">
          <th scope="col" className="w-2/5 py-2 pr-4 font-semibold">
            {when}
          </th>
          <th scope="col" className="py-2 font-semibold">
            Then
          </th>
        </tr>
      </thead>
      <tbody>
        {sorted.map(({ label, severity, effect }) => (
          <tr key={`${label} ${effect}`} className="border-b border-line align-top">
            <th scope="row" className="py-3 pr-4 font-semibold break-words first-letter:uppercase">
              {label}
            </th>
            <td className="py-3">
              {severity ? (
                <Badge tone={severity === "avoid" ? "warning" : "gold"} className="mb-1 font-semibold">
                  {severity === "avoid" ? "Avoid" : "Caution"}
                </Badge>
              ) : null}
              <p>{effect}</p>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
  if (rows.length <= rowsUnfolded) return <Section {...section}>{table}</Section>;
  return (
    <Fold section={section} rows={sorted}>
      {table}
    </Fold>
  );
}

function Fold({
  section,
  rows,
  children,
}: {
  section: MedicinalSection;
  rows: readonly Row[];
  children: ReactNode;
}) {
  const avoid = rows.filter(({ severity }) => severity === "avoid");
  return (
    <details id={section.id} className="group border-t border-line pt-4">
      <summary className="grid min-h-11 list-none grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 [&::-webkit-details-marker]:hidden">
        <h2 className="text-2xl">{section.title}</h2>
        <span className="inline-flex shrink-0 items-center gap-1 font-semibold text-forest">
          {rows.length} rows
          <ChevronDown aria-hidden className="size-5 transition-transform group-open:rotate-180" />
        </span>
        {avoid.length > 0 ? (
          <span className="measure col-span-2 mt-1 font-semibold text-annatto group-open:hidden">
            Avoid with: {avoid.map(({ label }) => label).join(", ")}.
          </span>
        ) : null}
      </summary>
      <div className="mt-3">{children}</div>
    </details>
  );
}

function PeopleTable({ safety }: { safety: Safety }) {
  const people = [
    ["Pregnant", safety.pregnancy],
    ["Breastfeeding", safety.breastfeeding],
    ["A child", safety.children],
  ] as const;
  const rows = people.flatMap(([label, found]): Row[] => {
    if (!found) return [];
    const { advice, note } = found;
    if (advice === "avoid" || advice === "caution") return [{ label, severity: advice, effect: note }];
    return [{ label, effect: [`${capital(advice)}.`, note].join(" ") }];
  });
  return <CautionTable section={medicinalSections.people} when="If you are" rows={rows} />;
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
