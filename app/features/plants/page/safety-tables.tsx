// The safety tables, worded so that each row reads as a sentence: "If you take … then …".
import { Badge } from "#app/ui/badge.tsx";
import type { Safety } from "../plant-row.ts";
import { Section } from "./section.tsx";

export function SafetyTables({ safety }: { safety: Safety }) {
  return (
    <>
      <CautionTable
        title="With medicines"
        when="If you take"
        rows={safety.interactions.map(({ part, ...row }) => ({
          ...row,
          label: part ? `${row.label} (${part})` : row.label,
        }))}
      />
      <CautionTable title="With illnesses" when="If you have" rows={safety.illnesses} />
      <CautionTable title="With other plants" when="If you also use" rows={safety.with_plants} />
      <PeopleTable safety={safety} />
      {safety.toxic_parts.length > 0 ? (
        <Section title="Poisonous parts">
          <dl className="measure space-y-3">
            {safety.toxic_parts.map(({ part, effect }) => (
              <div key={part}>
                <dt className="font-semibold first-letter:uppercase">{part}</dt>
                <dd>{effect}</dd>
              </div>
            ))}
          </dl>
        </Section>
      ) : null}
      {safety.stop ? (
        <Section title="When to stop">
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

function CautionTable({ title, when, rows }: { title: string; when: string; rows: readonly Row[] }) {
  if (rows.length === 0) return null;
  return (
    <Section title={title}>
      <table className="w-full max-w-3xl border-collapse text-left">
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
          {[...rows].sort(avoidFirst).map(({ label, severity, effect }) => (
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
    </Section>
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
  return <CautionTable title="For mothers and children" when="If you are" rows={rows} />;
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
