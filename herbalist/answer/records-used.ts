// The rows of the records that an answer rests on, each with its sources, for "Why this answer?".
import { citation } from "#catalogue/catalogue.ts";
import type { Plant, PlantUse } from "#catalogue/plant.ts";
import type { Source } from "#catalogue/vocabulary.ts";
import type { Caution } from "../check/check.ts";
import type { Decisions } from "../decide/decide.ts";
import type { Knowledge } from "../understand/knowledge.ts";
import type { NamedPlant } from "./named-plants.ts";
import { firstSentences, lowerFirst, sentence, upperFirst } from "./phrasing.ts";

export type UsedRecord = {
  /** What the row is about: "Ginger: ginger tea for nausea". */
  title: string;
  text: string;
  sources: { citation: string; url: string | null }[];
};

const most = 12;

type Row = { title: string; text: string; source: readonly string[] };

/** `plants`: those that the answer names; rows of others were looked at and not used. */
export function recordsUsed(
  { offered, judged, judgedOthers, toAvoid, understanding }: Decisions,
  plants: readonly NamedPlant[],
  knowledge: Knowledge,
): UsedRecord[] {
  const note = understanding.note?.note;
  const named = new Map(plants.map(({ id, name }) => [id, name]));
  const complaintLabel = (id: string) => lowerFirst(knowledge.complaints.get(id)?.label ?? id);
  const rows: Row[] = [
    ...[...judged, ...offered, ...toAvoid].flatMap(({ plant, cautions }) => {
      const name = named.get(plant.id);
      if (name === undefined) return [];
      return [
        ...plant.uses
          .filter(({ complaint }) => understanding.complaints.includes(complaint))
          .slice(0, 2)
          .map((use) => useRow(name, use, complaintLabel(use.complaint))),
        ...cautions.flatMap((caution) => cautionRow(name, plant, caution)),
      ];
    }),
    ...judgedOthers.flatMap(({ plant: { other } }) =>
      other.known_for
        .filter(({ complaint }) => understanding.complaints.includes(complaint))
        .map(({ complaint, text, source }) => ({
          title: `${other.name} for ${complaintLabel(complaint)}`,
          text,
          source,
        })),
    ),
    ...(note
      ? [
          {
            title: "general advice",
            text: firstSentences(note.answer, 1).replaceAll("**", ""),
            source: note.source,
          },
        ]
      : []),
  ];
  const titles = new Set<string>();
  return rows
    .filter(({ title }) => !titles.has(title) && titles.add(title))
    .slice(0, most)
    .map(({ title, text, source }) => ({
      title: upperFirst(title),
      text: sentence(text),
      sources: citedSources(source, knowledge),
    }));
}

export function citedSources(keys: readonly string[], { sources }: Knowledge): UsedRecord["sources"] {
  return keys.flatMap((key) => {
    const found = sources.get(key);
    return found ? [{ citation: citation(found), url: addressOf(found) }] : [];
  });
}

function useRow(name: string, use: PlantUse, complaint: string): Row {
  return {
    title: `${name}: ${use.preparation} for ${complaint}`,
    text:
      use.result?.text ??
      `${use.tradition} as a use${use.who === "" ? "" : ` by ${use.who}`}; ${evidenceWords[use.evidence]}`,
    source: [...new Set([...(use.result?.source ?? []), ...use.source])],
  };
}

const evidenceWords: Readonly<Record<PlantUse["evidence"], string>> = {
  clinical: "tested in people",
  preclinical: "studied only in the laboratory or on animals",
  "none found": "no study in people was found",
};

/** The row that a caution was read from; advice for a person is covered by the safety section's own sources. */
function cautionRow(name: string, { safety, provenance }: Plant, { about, label, effect }: Caution): Row[] {
  const row = [...safety.interactions, ...safety.illnesses, ...safety.with_plants].find(
    (one) => one.effect === effect,
  );
  const subject = about === "hazard" ? "its danger" : lowerFirst(label);
  return [{ title: `${name} and ${subject}`, text: effect, source: row?.source ?? provenance.safety.source }];
}

function addressOf({ doi, url }: Source): string | null {
  return doi === undefined ? (url ?? null) : `https://doi.org/${doi}`;
}
