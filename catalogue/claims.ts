// Phrases that must never be published: promises, advice to stop treatment, filler.
// The herbalist checks its answers against the same list.

type BannedPhrase = { pattern: RegExp; why: string };

export const bannedClaims: readonly BannedPhrase[] = [
  {
    pattern: /\bcur(?:es|ing|ative|able)\b|\bcured?\b(?!\s+(?:leaf|leaves|tobacco|in smoke))/i,
    why: "promises a cure",
  },
  { pattern: /\bno (?:known )?side[- ]effects?\b|\bwithout side[- ]effects?\b/i, why: "denies side effects" },
  {
    pattern:
      /\b(?:safe for (?:everyone|all|anyone)|(?:completely|perfectly|totally|entirely|absolutely) safe|harmless to (?:everyone|all))\b/i,
    why: "promises safety",
  },
  { pattern: /\b(?:100 ?%|hundred per ?cent) (?:natural|safe|effective)\b/i, why: "promises too much" },
  {
    pattern: /\bguarantee[ds]?\b|\bmiracle (?:cure|herb|plant|remedy)\b|\bworks wonders\b/i,
    why: "promises too much",
  },
  { pattern: /\bclinically proven\b|\bproven to\b|\bscientifically proven\b/i, why: "claims proof" },
  {
    pattern:
      /\b(?:stop|quit|give up|throw away|come off) (?:taking )?your (?:tablets?|medicines?|medication|insulin|pills?)\b/i,
    why: "tells people to drop medicine",
  },
  {
    pattern:
      /\b(?:instead of|in place of|replaces?|better than) (?:your |the )?(?:tablets?|medicines?|medication|insulin|chemotherapy|antibiotics|doctor)\b/i,
    why: "sets a plant in a medicine's place",
  },
  { pattern: /\b(?:boosts?|strengthens?) (?:your|the) immun(?:e|ity)\b/i, why: "claims what no study shows" },
  {
    pattern: /\b(?:detox(?:es|ifies|ify|ification)?|flush(?:es)? (?:out )?toxins)\b/i,
    why: "claims what no study shows",
  },
  {
    pattern:
      /\b(?:kills|fights|shrinks|prevents|treats) (?:all )?(?:cancers?|tumou?rs?|diabetes|hiv|aids)\b/i,
    why: "claims to treat a grave illness",
  },
];

export const filler: readonly BannedPhrase[] = [
  {
    pattern: /\b(?:coming soon|lorem ipsum|tbd|to be (?:added|written)|placeholder|n\/a)\b/i,
    why: "is filler",
  },
  {
    pattern:
      /\b(?:various|many|numerous|a (?:wide )?(?:range|variety) of) (?:ailments|illnesses|diseases|health (?:issues|problems|conditions)|medicinal (?:uses|properties))\b/i,
    why: "is filler: name them",
  },
  {
    pattern:
      /\b(?:has been used for centuries|nature's pharmacy|powerhouse|treasure trove|rich tapestry|plays a (?:vital|key|crucial) role|testament to|versatile plant|superfood)\b/i,
    why: "is filler",
  },
];

/** Uses that may be mentioned in the history only: emergencies, pregnancy and childbirth, babies, smoking. */
export const historyOnly: readonly BannedPhrase[] = [
  {
    pattern: /\bsnake[- ]?bites?\b|\bscorpions?\b|\bstingrays?\b|\bantidotes?\b/i,
    why: "is an emergency: it belongs to history only",
  },
  {
    pattern: /\b(?:fits|convulsions?|seizures?|epilepsy)\b/i,
    why: "is an emergency: it belongs to history only",
  },
  {
    pattern:
      /\babort\w*|\bend(?:s|ing)? (?:a |the )?pregnanc\w+|\b(?:bring(?:s|ing)? (?:on|down)|late|delayed|missed) (?:a |the |her )?(?:period|menses|menstruation)\b/i,
    why: "is about ending a pregnancy or bringing on a period: it belongs to history only",
  },
  {
    pattern:
      /\bafterbirth\b|\b(?:clean\w*|wash\w*) (?:out )?(?:of )?the womb\b|\bwomb[- ]clean\w*|\b(?:eas\w+|speed\w*|hasten\w*) (?:a )?(?:labour|childbirth|birth|delivery)\b/i,
    why: "is about childbirth: it belongs to history only",
  },
  { pattern: /\b(?:bab(?:y|ies)|infants?|newborns?)\b/i, why: "is about babies: it belongs to history only" },
  {
    pattern: /\bsmok(?:ed|ing) (?:the |its |dried )?(?:leaf|leaves|plant|in a pipe)\b|\bsmoked for\b/i,
    why: "is about smoking: it belongs to history only",
  },
];

/** Clauses that deny or quote a claim may contain it: "claims that soursop kills cancer", "it does not cure". */
const denied = /\b(?:not|never|no|nor|cannot|neither|claims? that|claimed|untrue|false)\b/i;

/** Each banned phrase in the text, with the reason it is refused. */
export function claimsIn(
  text: string,
  bans: readonly BannedPhrase[] = bannedClaims,
): { words: string; why: string }[] {
  const found: { words: string; why: string }[] = [];
  for (const clause of text.split(/(?<=[.;:!?])\s+/))
    for (const { pattern, why } of bans) {
      const match = pattern.exec(clause);
      if (match && !denied.test(clause.slice(0, match.index))) found.push({ words: match[0], why });
    }
  return found;
}
