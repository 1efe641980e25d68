// What the check finds wrong with an answer of a language model. The text names words of the answer, so that the model can correct it; only the kind may be logged.

export const faultKinds = [
  "form",
  "length",
  "record",
  "name",
  "person",
  "amount",
  "claim",
  "foreign text",
] as const;
export type FaultKind = (typeof faultKinds)[number];

export type Fault = { kind: FaultKind; text: string };

export const faultOf =
  (kind: FaultKind) =>
  (text: string): Fault => ({ kind, text });

export function distinctFaults(faults: readonly Fault[]): Fault[] {
  return faults.filter(({ text }, at) => faults.findIndex((one) => one.text === text) === at);
}
