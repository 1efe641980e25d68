// The text a user hands to a doctor or pharmacist: the plant and all recorded cautions.
import { cutAtWord } from "#app/lib/site-meta.ts";
import type { PlantDetail } from "../plant-row.ts";

export type DoctorPart = { title: string; lines: string[] };
export type DoctorSheet = { plant: string; alsoCalled: string; parts: DoctorPart[] };

const request =
  "Please check this plant against my medicines, my illnesses and my test results before I use it.";
export const doctorRequest = request;

export function doctorSheet(plant: PlantDetail): DoctorSheet {
  const { safety } = plant;
  const parts: DoctorPart[] = [
    { title: "Warnings", lines: plant.safety_warnings ? [flat(plant.safety_warnings)] : [] },
  ];
  if (safety) {
    parts.push(
      {
        title: "With medicines",
        lines: safety.interactions.map((row) =>
          line(row.part ? `${row.label} (${row.part})` : row.label, row.severity, row.effect),
        ),
      },
      {
        title: "With illnesses",
        lines: safety.illnesses.map((row) => line(row.label, row.severity, row.effect)),
      },
      {
        title: "With other plants",
        lines: safety.with_plants.map((row) => line(row.label, row.severity, row.effect)),
      },
      {
        title: "Pregnancy, breastfeeding, children",
        lines: [
          ["Pregnancy", safety.pregnancy] as const,
          ["Breastfeeding", safety.breastfeeding] as const,
          ["Children", safety.children] as const,
        ].flatMap(([who, advice]) => (advice ? [line(who, advice.advice, advice.note)] : [])),
      },
      {
        title: "Poisonous parts",
        lines: safety.toxic_parts.map(({ part, effect }) => `${part}: ${effect}`),
      },
    );
  }
  return {
    plant: `${plant.common_name} (${plant.scientific_name})`,
    alsoCalled: plant.creole_names.filter((name) => name !== plant.common_name).join(", "),
    parts: parts.filter((part) => part.lines.length > 0),
  };
}

/** Some phones reject longer links. */
const longestMessage = 3000;

export function doctorMessage(plant: PlantDetail): string {
  const sheet = doctorSheet(plant);
  const head = [
    `*${sheet.plant}*${sheet.alsoCalled ? `, also called ${sheet.alsoCalled}` : ""}`,
    request,
  ].join("\n");
  const body = sheet.parts
    .map((part) => [`*${part.title}*`, ...part.lines.map((text) => `- ${text}`)].join("\n"))
    .join("\n\n");
  if (head.length + body.length < longestMessage) return `${head}\n\n${body}`;
  const short = sheet.parts
    .map((part) => [`*${part.title}*`, ...part.lines.map((text) => `- ${cutAtWord(text, 160)}`)].join("\n"))
    .join("\n\n");
  return `${head}\n\n${short}`.slice(0, longestMessage);
}

function line(what: string, how: string, why: string): string {
  return `${what}: ${how}${why ? `. ${flat(why)}` : ""}`;
}

function flat(text: string): string {
  return text.replace(/\s+/g, " ").trim();
}
