// Instrument readings (blood pressure, blood sugar, temperature, oxygen saturation, pulse), turned into findings.
import type { Text, Token } from "../language/tokens.ts";

export type Reading =
  | { kind: "pressure"; systolic: number; diastolic: number | undefined; at: number }
  /** `perhapsLow`: without a unit it may also be a very low number of mg/dL, as many meters show. */
  | { kind: "sugar"; mmol: number; perhapsLow: boolean; at: number }
  /** The average sugar of about three months, in per cent of the haemoglobin. */
  | { kind: "a1c"; percent: number; at: number }
  | { kind: "temperature"; celsius: number; at: number }
  | { kind: "oxygen"; percent: number; at: number }
  | { kind: "pulse"; rate: number; at: number }
  | { kind: "breaths"; perMinute: number; at: number };

const sugarWords = new Set([
  "sugar",
  "glucose",
  "glucometer",
  "diabetes",
  "diabetic",
  "mmol",
  "mg",
  "machine",
  "meter",
]);
const pressureWords = new Set(["pressure", "bp", "systolic", "cuff"]);
const machineWords = new Set(["tyre", "tire", "cooker", "pipe", "psi", "pump", "hose", "water"]);
const pulseWords = new Set(["pulse", "heartbeat", "bpm", "heart", "palpitations"]);
const breathWords = new Set(["breath", "breathing", "breathe", "breathes"]);
const minuteWords = new Set(["minute", "minutes", "min"]);
const heatWords = new Set([
  "temperature",
  "fever",
  "thermometer",
  "degree",
  "degrees",
  "celsius",
  "fahrenheit",
  "c",
  "f",
  "hot",
]);

export function readReadings({ tokens }: Text): Reading[] {
  const readings: Reading[] = [];
  for (const [at, token] of tokens.entries()) {
    const value = token.number;
    if (value === undefined) continue;
    const pair = pressurePair(tokens, at);
    if (pair) {
      readings.push({ kind: "pressure", ...pair, at });
      continue;
    }
    if (isGestation(tokens, at)) continue;
    const percent = a1cPercent(value, tokens, at);
    if (percent !== undefined) {
      readings.push({ kind: "a1c", percent, at });
      continue;
    }
    // The diastolic value was read together with the systolic one.
    const lead = tokens[at - 1]?.plain;
    if (
      (lead === "/" || lead === "over") &&
      tokens[at - 2]?.number !== undefined &&
      (tokens[at - 2]?.number ?? 0) > value
    )
      continue;
    const near = (words: Set<string>, back = 7, ahead = 3) =>
      tokens.slice(Math.max(0, at - back), at + ahead + 1).some(
        (other) =>
          other.sentence === token.sentence &&
          (words.has(other.plain) || words.has(other.raw)) &&
          // "c/o pain" complains of it.
          !(other.raw === "c" && tokens[other.at + 1]?.plain === "/"),
      );
    const next = tokens[at + 1]?.word ?? "";
    const unitless = ![
      "day",
      "week",
      "month",
      "year",
      "hour",
      "minut",
      "tablet",
      "cup",
      "spoon",
      "teaspoon",
      "time",
      "old",
      "mg",
      "ml",
      "leaf",
      "leav",
    ].includes(next);
    const heat =
      near(heatWords, 6, 2) ||
      (!Number.isInteger(value) && value >= 37.5 && value <= 42.5 && !near(sugarWords));
    if (heat && isTemperature(value))
      readings.push({ kind: "temperature", celsius: value > 80 ? ((value - 32) * 5) / 9 : value, at });
    else if (
      near(new Set(["oxygen", "spo2", "oximeter", "saturation", "sats"])) &&
      // "He is 66, on oxygen at home" tells an age and a treatment.
      !tokens.some(({ plain }, place) => plain === "oxygen" && tokens[place - 1]?.plain === "on") &&
      value > 50 &&
      value <= 100
    )
      readings.push({ kind: "oxygen", percent: value, at });
    else if (near(breathWords, 5, 0) && near(minuteWords, 0, 3) && value >= 3 && value <= 120)
      readings.push({ kind: "breaths", perMinute: value, at });
    else if (near(pulseWords, 5, 3) && unitless && value > 25 && value < 260)
      readings.push({ kind: "pulse", rate: value, at });
    else if (
      (near(sugarWords, 7, 2) || isSugarReading(value, tokens, at)) &&
      (unitless || (next === "mg" && ["/", "dl", "per"].includes(tokens[at + 2]?.plain ?? ""))) &&
      isSugar(value, tokens, at)
    )
      readings.push({
        kind: "sugar",
        mmol: toMmol(value, tokens, at),
        perhapsLow: value >= 20 && value <= 40 && !saysUnit(tokens, at),
        at,
      });
    else if (near(pressureWords) && !near(machineWords) && unitless && value >= 150 && value <= 290)
      readings.push({ kind: "pressure", systolic: value, diastolic: undefined, at });
  }
  return readings;
}

/** "A1c 6.2", "my HbA1c come back at 48": a test of its own, and no sugar of the moment. In Britain it is given in mmol/mol. */
function a1cPercent(value: number, tokens: Text["tokens"], at: number): number | undefined {
  const before = tokens
    .slice(Math.max(0, at - 6), at)
    .filter(({ sentence }) => sentence === tokens[at]?.sentence);
  const test = before.findLastIndex(({ raw }) => /^(?:hb)?a1c$/.test(raw));
  if (test < 0 || before.slice(test + 1).some(({ number }) => number !== undefined)) return undefined;
  // "A1c every 3 months"
  if (["day", "week", "month", "year"].includes(tokens[at + 1]?.word ?? "")) return undefined;
  if (value >= 20 && value <= 195) return value * 0.0915 + 2.15;
  return value >= 3 && value < 20 ? value : undefined;
}

/** "28/40": 28 of the forty weeks of a pregnancy, as midwives write it. */
function isGestation(tokens: Text["tokens"], at: number): boolean {
  const weeks = tokens[at - 2]?.number;
  return (
    tokens[at]?.number === 40 &&
    tokens[at - 1]?.plain === "/" &&
    weeks !== undefined &&
    weeks >= 4 &&
    weeks <= 42
  );
}

function pressurePair(tokens: Token[], at: number): { systolic: number; diastolic: number } | undefined {
  const joint = tokens[at + 1]?.plain;
  if (joint !== "/" && joint !== "over") return undefined;
  const systolic = tokens[at]?.number ?? 0;
  const diastolic = tokens[at + 2]?.number ?? 0;
  const plausible =
    systolic >= 40 && systolic <= 300 && diastolic >= 20 && diastolic <= 190 && systolic > diastolic;
  return plausible ? { systolic, diastolic } : undefined;
}

function isTemperature(value: number): boolean {
  return (value >= 34 && value <= 43) || (value >= 96 && value <= 110);
}

/** "Diamicron for sugar … this morning's reading was 4.1": with a decimal, and sugar spoken of before. */
function isSugarReading(value: number, tokens: Token[], at: number): boolean {
  return (
    !Number.isInteger(value) &&
    value < 35 &&
    tokens.slice(Math.max(0, at - 3), at).some(({ plain }) => plain === "reading") &&
    tokens.slice(0, at).some(({ plain }) => sugarWords.has(plain))
  );
}

/** Blood sugar is given in mmol/L up to about 40 and in mg/dL above; a nearby pressure or age is not blood sugar. */
function isSugar(value: number, tokens: Token[], at: number): boolean {
  if (tokens[at - 1]?.plain === "/" || tokens[at + 1]?.plain === "/") {
    const unit = tokens[at + 2]?.plain;
    if (unit !== "l" && unit !== "dl") return false;
  }
  if (["type", "stage", "age", "aged", "at"].includes(tokens[at - 1]?.plain ?? "")) return false;
  // "how much a day, I'm 25", "carilla for sugar, me 66"
  if (isAgeTold(tokens, at) && tokens[at + 1]?.plain !== "mmol") return false;
  // "lost her foot in the 80s"
  if (tokens[at + 1]?.raw === "s") return false;
  // "40 mg" alone is a dose; "40 mg/dL" is a reading.
  const ofBlood = ["/", "dl", "per"].includes(tokens[at + 2]?.plain ?? "");
  const unit = tokens
    .slice(at + 1, at + 3)
    .some(({ plain }) => plain === "mmol" || (plain === "mg" && ofBlood));
  const mentioned =
    isSugarReading(value, tokens, at) ||
    tokens.slice(Math.max(0, at - 7), at).some(({ plain }) => sugarWords.has(plain));
  if (!unit && !mentioned) return false;
  // "2 sugar tablets" and "sugar, 3 of them" are not readings; "sugar is 2" is one.
  const reads = [
    "is",
    "was",
    "be",
    "at",
    "reading",
    "read",
    "only",
    "say",
    "low",
    "down",
    "test",
    "sugar",
    "glucose",
  ];
  if (!unit && value < 4 && Number.isInteger(value) && !reads.includes(tokens[at - 1]?.plain ?? ""))
    return false;
  return value >= 1 && value <= 1200;
}

/** "I'm 25"; "me 66" and "she 81" as a clause of their own. */
function isAgeTold(tokens: Token[], at: number): boolean {
  const who = tokens[at - 1];
  if (/^(?:i'?m|am)$/.test(who?.raw ?? "")) return true;
  const startsClause = who !== undefined && tokens[at - 2]?.clause !== who.clause;
  const endsClause = tokens[at + 1]?.clause !== tokens[at]?.clause;
  return startsClause && endsClause && /^(?:me|mi|ah|he|she|i)$/.test(who.raw);
}

const unitsAfter = (tokens: Token[], at: number) => tokens.slice(at + 1, at + 4).map(({ plain }) => plain);
const saysUnit = (tokens: Token[], at: number) =>
  unitsAfter(tokens, at).some((unit) => unit === "mg" || unit === "mmol");

function toMmol(value: number, tokens: Token[], at: number): number {
  const units = unitsAfter(tokens, at);
  if (units.includes("mg")) return value / 18;
  if (units.includes("mmol")) return value;
  return value > 40 ? value / 18 : value;
}

/** Finding ids, each with the index of the token it comes from. */
export function readingFindings(readings: Reading[]): Map<string, number> {
  const found = new Map<string, number>();
  const note = (id: string, at: number) => {
    if (!found.has(id)) found.set(id, at);
  };
  for (const reading of readings) {
    const { at } = reading;
    if (reading.kind === "pressure") {
      const { systolic, diastolic = 0 } = reading;
      if (systolic >= 220 || diastolic >= 130) note("pressure-extreme", at);
      if (systolic >= 180 || diastolic >= 120) note("pressure-very-high", at);
      if (systolic >= 160 || diastolic >= 110) note("pressure-raised", at);
      if (systolic >= 140 || diastolic >= 90) note("pressure-over-140", at);
      if (systolic < 90 && reading.diastolic !== undefined) note("pressure-very-low", at);
      if (systolic < 80 && reading.diastolic !== undefined) note("pressure-shock", at);
    } else if (reading.kind === "sugar") {
      // 500 mg/dL: above it the body may already be drying out or sour.
      if (reading.mmol >= 27.7) note("sugar-extreme", at);
      if (reading.mmol >= 14) note("sugar-very-high", at);
      if (reading.perhapsLow) note("sugar-perhaps-low", at);
      if (reading.mmol < 3) note("sugar-very-low", at);
      if (reading.mmol < 3.9) note("sugar-below-range", at);
    } else if (reading.kind === "a1c") {
      if (reading.percent >= 14) note("sugar-very-high", at);
    } else if (reading.kind === "temperature") {
      if (reading.celsius >= 38) note("temperature-raised", at);
      if (reading.celsius >= 39.5) note("temperature-high", at);
      if (reading.celsius >= 40.5) note("temperature-extreme", at);
      if (reading.celsius < 35.5) note("temperature-low", at);
    } else if (reading.kind === "oxygen") {
      if (reading.percent < 92) note("oxygen-low", at);
    } else if (reading.kind === "breaths") {
      if (reading.perMinute >= 30 || reading.perMinute <= 8) note("breath-rate", at);
    } else {
      if (reading.rate >= 150 || reading.rate < 40) note("pulse-extreme", at);
      if (reading.rate < 50) note("pulse-slow", at);
    }
  }
  return found;
}
