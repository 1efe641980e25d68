// When help comes first. Every row of the safety table has its rules; "who:" facts come from the people read.
import type { TriageRule } from "./rule.ts";
import { bodyRules } from "./rules-emergency-body.ts";
import { collapseRules } from "./rules-emergency-collapse.ts";
import { heartAndBrainRules } from "./rules-emergency-heart.ts";

export const emergencyRules: readonly TriageRule[] = [...heartAndBrainRules, ...bodyRules, ...collapseRules];
