// The judged rounds, read when the page is prerendered; they reach the browser as text only.
import { type Round, roundsSchema } from "#herbalist/evaluation/round-schema.ts";
import rounds from "#herbalist/evaluation/rounds.json" with { type: "json" };

export function loadRounds(): Round[] {
  return roundsSchema.parse(rounds);
}
