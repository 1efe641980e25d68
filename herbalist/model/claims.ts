// Claims that no answer may make, whoever writes it.
import { sentencesOf } from "./sentences.ts";

const treatment =
  "(?:\\w+ ){0,3}(?:medicines?|medications?|meds|tablets?|pills?|insulin|treatment|metformin|warfarin|antibiotics?|chemo(?:therapy)?|inhalers?|injections?|prescriptions?)";

const stopping = "stopping or cutting a medicine";
const claims: readonly (readonly [RegExp, string])[] = [
  [/\bcur(?:e|es|ed|ing)\b(?! for all)/i, "that something cures"],
  [/\b(?:guarantee\w*|miracle\w*|foolproof|risk[- ]free)\b/i, "a promise"],
  [
    /\b(?:completely|totally|perfectly|100 ?%|absolutely|entirely) (?:safe|harmless|effective)\b/i,
    "perfect safety",
  ],
  [/(?<!\bcombing\b.{0,20})\bsafe for (?:everyone|everybody|all|anybody|anyone)\b/i, "safety for all"],
  [/\bno (?:known )?(?:side[- ]effects|risks?)\b/i, "that there are no side effects"],
  [
    new RegExp(
      `\\b(?:stop|quit|skip|drop|discontinue|come off|cut (?:down|back)(?: on)?|reduce|lower|halve|leave off|throw away|give up)(?: taking| using| with)? (?:your|the|his|her|their|those|all) ${treatment}\\b(?! (?:and other tablets )?(?:from )?(?:working|being absorbed))`,
      "i",
    ),
    stopping,
  ],
  [
    new RegExp(
      `\\b(?:instead of|replaces?|in place of|rather than|take the place of|substitute for) (?:your|the|his|her|their) ${treatment}\\b`,
      "i",
    ),
    "replacing a medicine",
  ],
  [
    /\b(?:no need|don['’]?t need|do not need|needn['’]?t|don['’]?t have|not necessary) (?:to )?(?:see|visit|call|ask|tell|go to) (?:a |the |your |any )?(?:doctor|clinician|nurse|clinic|hospital|health centre)\b/i,
    "that no doctor is needed",
  ],
  [
    // Not "do you have diabetes?".
    /(?<!\bdo )\byou (?:(?:definitely|clearly|surely|probably) )?(?:have|are suffering from) (?:cancer|diabetes(?!:)|malaria|dengue|typhoid|an? (?:infection|ulcer|stroke|tumou?r)|hepatitis)\b/i,
    "a diagnosis",
  ],
  [/\b(?:clinically |scientifically )?proven to (?:treat|heal|prevent|reverse|work)\b/i, "proof"],
  [
    /\b(?:system prompt|my instructions|language model|as an ai\b|jailbreak|developer mode)/i,
    "its own instructions",
  ],
  [
    /\b(?:i am|i['’]m|call me|speaking as|acting as) (?:now )?(?:a |an |your |the )?(?:doctor|dr\b|physician|surgeon|nurse|obeah\w*|pirate|hacker|DAN\b|admin\w*|human|wizard|santa\w*)/i,
    "another role",
  ],
];

/** "Does not cure", "no plant cures", "never stop your tablets", "ask before you stop": no claims. "If you have malaria": no diagnosis. */
const negated =
  /(?:n['’]t\b|\b(?:not|never|no|cannot|without|nothing|neither|nor|before|nobody|none|instead of asking|rather than|if|whether|unless|until|avoid|claims?|promises?|say|says|heard|ask)\b)[^.!?]*$/i;

export function claimFaults(text: string): string[] {
  return sentencesOf(text).flatMap((sentence) =>
    claims.flatMap(([pattern, name]) => {
      const found = pattern.exec(sentence);
      if (!found) return [];
      return negated.test(sentence.slice(0, found.index))
        ? []
        : [
            `it claims ${name}: “${found[0]}”${
              name === stopping ? "; a shop medicine that did harm is stopped by its own name" : ""
            }`,
          ];
    }),
  );
}
