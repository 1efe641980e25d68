// "My pressure is 135 over 85, is that high?": what the number means. Numbers that need help at once never reach this answer.
import type { Reading } from "../triage/readings.ts";

type Measured = Extract<Reading, { kind: "pressure" | "sugar" | "a1c" }>;

/** In bold what the number is, then what to do with it. */
export function readingVerdict(reading: Measured, sentence: string, onSugarTablets = false): string {
  if (reading.kind === "pressure") return pressure(reading);
  if (reading.kind === "a1c") return a1c(reading.percent);
  return onSugarTablets && reading.mmol < nearLow
    ? `**${inBoth(reading.mmol)} is close to low for somebody on sugar medicine: leave the herb out, eat something, and check again in 15 minutes.** Tell the clinic today; shaking, sweating or confusion means take sugar at once.`
    : sugar(reading.mmol, sentence);
}

/** With medicine that lowers sugar, less than this calls for care (mmol/l). */
const nearLow = 4.5;

const inBoth = (mmol: number) => `${Number(mmol.toFixed(1))} (${Math.round(mmol * 18)} mg/dl)`;

function pressure({ systolic, diastolic = 0 }: Extract<Reading, { kind: "pressure" }>): string {
  const name = diastolic > 0 ? `${systolic}/${diastolic}` : String(systolic);
  const again =
    "Sit quietly and measure on three more days, arm on the table, no coffee or smoke half an hour before; take tablets as prescribed, no extra one.";
  if (systolic >= 140 || diastolic >= 90)
    return `**Yes, ${name} is high: 140/90 or more on several days is high pressure.** ${again} Bring the numbers to the clinic this week.`;
  if (systolic < 90 || (diastolic > 0 && diastolic < 60))
    return `**${name} is low.** With no dizziness it needs nothing but water, food and slow rising; with faintness, or new on tablets, ring the clinic the same day, and take no tea that lowers it further.`;
  if (systolic >= 130 || diastolic >= 80)
    return `**${name} is a little raised, not yet high: below 130/80 is the aim for most, and 140/90 is high.** ${again} Less salt, a daily walk and less weight often bring it down.`;
  return `**${name} is fine: below 130/80 is the aim for most.** Keep the salt low and measure again in some months; sooner with tablets.`;
}

type Pressure = Extract<Reading, { kind: "pressure" }>;

/** At the lower edge: nothing that lowers it further is taken. */
export const isLowSide = ({ systolic, diastolic = 80 }: Pressure) => systolic <= 95 || diastolic <= 60;

export const lowSideVerdict = ({ systolic, diastolic }: Pressure, names: string) =>
  `**${systolic}${diastolic === undefined ? "" : `/${diastolic}`} is on the low side: leave ${names} until it is up again.** It may lower pressure further. With no dizziness water, food, a little salt and slow rising are enough; faint, confused or new on tablets: the clinic the same day, and ask before the next pressure tablet.`;

/** American Diabetes Association, Standards of care 2024: the bounds, and the average sugar that a percentage stands for. */
function a1c(percent: number): string {
  const value = Number(percent.toFixed(1));
  const average = `an average sugar near ${Math.round(28.7 * percent - 46.7)} mg/dl (${(1.59 * percent - 2.59).toFixed(1)} mmol/l)`;
  if (percent < 5.7)
    return `**An A1c of ${value} % is normal: under 5.7 is the mark.** It stands for ${average} over about three months. With diabetes it is inside the aim; with lows on tablets or insulin tell the clinic.`;
  if (percent < 6.5)
    return `**An A1c of ${value} % is prediabetes: 5.7 to 6.4 is between normal and diabetes.** It stands for ${average} over about three months. Losing five to seven kilos in every hundred and a half hour's walk five days a week keep many from diabetes; test again in a year. If you already have diabetes, it is inside the aim.`;
  const next =
    percent >= 9
      ? "See the clinic this week: food, tablets and how they are taken need going over."
      : "Show it at the clinic; a second test confirms it. With diabetes most aim for 7 or less, frail elders for 8.";
  return `**An A1c of ${value} % is ${percent >= 9 ? "high" : "in the range of diabetes"}: 6.5 or more on two tests means diabetes.** It stands for ${average} over about three months. ${next} Go on with your tablets. Great thirst, vomiting or drowsiness: hospital now.`;
}

const beforeFood = /\b(?:fasting|before (?:breakfast|food|eat|eating|meal|meals)|morning|empty|wake|woke)\b/;
const afterFood = /\bafter (?:\S+ ){0,2}(?:food|eat|eating|meal|meals|breakfast|lunch|dinner)\b/;

function sugar(mmol: number, sentence: string): string {
  const name = inBoth(mmol);
  if (mmol < 3.9)
    return `**${name} is low: take sugar, juice or a sweet drink now, check again in 15 minutes, then eat.** If you take sugar tablets or insulin, tell the clinic today.`;
  const fasting = beforeFood.test(sentence) && !afterFood.test(sentence);
  const [normal, high] = fasting ? [5.6, 7] : [7.8, 11.1];
  const when = fasting ? "before food" : afterFood.test(sentence) ? "after food" : "at any hour";
  const next =
    "Write it down with the hour, go on with your tablets, drink water, and show the numbers at the clinic this week.";
  if (mmol >= high)
    return `**${name} ${when} is high: ${high} or more, on two days, means diabetes; with diabetes the aim is 4.4 to 7.2 before food and under 10 after.** ${next}`;
  if (mmol >= normal)
    return `**${name} ${when} is a little raised: under ${normal} is normal, ${high} or more means diabetes.** ${next}`;
  return `**${name} ${when} is normal: under ${normal} is the mark.** With diabetes it is well inside the aim.`;
}

/** A body's heat beside a question about a plant, as a line; undefined where none is told. */
export function temperatureLine(description: string, isChild: boolean): string | undefined {
  const [said] =
    /\b(?:3[6-9]|4[01])(?:[.,]\d)?\b(?! (?:weeks?|years?|days?|months?|minutes?|cm|kg|mg|ml))/.exec(
      description,
    ) ?? [];
  const celsius = Number(said?.replace(",", "."));
  if (said === undefined || Number.isNaN(celsius)) return undefined;
  if (celsius < 37.5) return `**${said} °C is no fever:** up to 37.5 is ordinary.`;
  if (celsius < 38)
    return `**${said} °C is a little raised, not yet a fever:** ${isChild ? "light clothes, drinks or breast often, and measure again in an hour or two; under three months 38 means hospital" : "rest, drink, and measure again in some hours"}.`;
  return isChild
    ? `**${said} °C is ${celsius < 39 ? "a fever" : "a high fever"}:** how a child looks matters more than the number. One that plays and drinks may stay at home: drinks often, light clothes, paracetamol by weight from the label if it is wretched. Go at once if it is drowsy, will not drink, breathes hard, has a stiff neck, spots that do not fade or a fit; under three months always.`
    : `**${said} °C is ${celsius < 39 ? "a fever" : "a high fever"}:** drink often, rest, paracetamol as the label says; a stiff neck, confusion, hard breathing or bleeding means hospital at once.`;
}
