// Emergency and crisis answers. They name no plant, give no recipe and contain no links.

import { listOf, pick } from "../answer/phrasing.ts";
import type { TriageReason } from "../triage/triage.ts";
import { firstAid } from "./first-aid.ts";
import { emergencyNumber, type Helpline, helplinesFor } from "./help-numbers.ts";

export type HelpContext = { region: string | undefined; helplines: readonly Helpline[] };

export function composeEmergency(reasons: readonly TriageReason[], help: HelpContext, seed: number): string {
  const signs = [...new Set(reasons.map(({ say }) => say))].slice(0, 3);
  const aid = firstAid[reasons[0]?.aid ?? "general"] ?? firstAid.general;
  const opening = pick(
    [
      `What you describe can be ${listOf(signs, "or")}. That cannot wait.`,
      `I hear ${listOf(signs)}. Please treat this as an emergency.`,
      `This may be ${listOf(signs, "or")}. Minutes matter, so help comes first.`,
    ],
    seed,
  );
  return [
    "## Get help now",
    `**Call ${emergencyNumber(help.region)}, or go to the nearest hospital emergency room at once.**`,
    opening,
    "**While you wait**",
    ...(aid?.now ?? []).map((line) => `- ${line}`),
    "",
    "**What not to do**",
    ...(aid?.never ?? []).map((line) => `- ${line}`),
    "",
    "I will not speak about remedies until someone has seen to this. When a doctor, nurse or ambulance has, tell me so.",
  ]
    .join("\n")
    .replaceAll("\n**", "\n\n**")
    .replaceAll("\n\n\n", "\n\n");
}

/** Used while the latch is set: until the person says that a professional has attended. */
export function composeStillEmergency(help: HelpContext, seed: number): string {
  const opening = pick(
    [
      "Before anything else: has anyone with training looked at what you told me?",
      "I am still thinking of what you told me before. That comes first.",
      "What you told me earlier has not gone from my mind, and it should not wait.",
    ],
    seed,
  );
  return [
    "## Help first",
    opening,
    `**Call ${emergencyNumber(help.region)}, or go to the nearest hospital emergency room now.** Do not stay alone, and take nothing for it meanwhile.`,
    "When a doctor, nurse or ambulance crew has seen to it, write that to me, and we can go on with your question.",
  ].join("\n\n");
}

export function composeCrisis(help: HelpContext, again: boolean, swallowed: boolean, seed: number): string {
  const opening = again
    ? pick(
        [
          "I am still here, and I still care how you are.",
          "What you said before matters more to me than any other question.",
        ],
        seed,
      )
    : pick(
        [
          "I am glad you wrote this down. It sounds as if it hurts very much, and you should not have to carry it alone.",
          "Thank you for telling me. What you feel is real and heavy, and it can change, even if it does not look so now.",
          "I hear how hard this is. You matter, and there are people who want to help you through tonight.",
        ],
        seed,
      );
  const lines = helplinesFor(help.helplines, help.region);
  return [
    "## You are not alone",
    opening,
    ...(swallowed
      ? [
          `**If anything has been swallowed already, call ${emergencyNumber(help.region)} now**, and take the container along. Do not wait until it feels worse.`,
        ]
      : []),
    `**Please stay with someone now**: call or go to a person you trust, and tell them what you told me. **If you may act on it, or someone else may, call ${emergencyNumber(help.region)}, or go to the nearest hospital.**`,
    ...(lines.length > 0
      ? [
          [
            "People who listen, free and in confidence:",
            ...lines.map(
              ({ name, how, regions }) => `- **${name}** (${regions.map(countryName).join(", ")}): ${how}`,
            ),
          ].join("\n"),
        ]
      : [
          "Your nearest hospital or health centre has people who listen; a nurse, a teacher or a religious leader can take you there.",
        ]),
    "Put away, or let someone keep for you, whatever you might use to hurt yourself. If this is about somebody else, stay with them and do the same.",
    again
      ? "When you have spoken with someone who can help, tell me."
      : "I can stay and talk, but I am a program; a person beside you is better.",
  ].join("\n\n");
}

function countryName(code: string): string {
  return (
    { US: "United States", CA: "Canada", GB: "United Kingdom", IE: "Ireland", GY: "Guyana" }[code] ?? code
  );
}
