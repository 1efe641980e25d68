// Whether a finding lies in the past: only if a past time belongs to this finding and nothing says that it continues.
import type { Token } from "./tokens.ts";

const longUnits = new Set(["year", "month", "decade", "long"]);
/** Words that say it continues, whatever time is mentioned. */
const ongoing = new Set(
  "since start started starting begin began begun still again now keep keeps getting worse every always ever today tonight currently recurring sometimes often".split(
    " ",
  ),
);
const pastVerbs = new Set(
  "had was were suffered survived used got died did bit bitten fainted collapsed happened choked drowned stabbed shot hit fell tried burnt burned made drank swallowed stepped swelled threw knocked took tek removed broke".split(
    " ",
  ),
);
const conjunctions = new Set(["and", "but", "so", "then", "now", "because"]);

/** Memoised per text, because many findings share their words. */
const textCaches = new WeakMap<readonly Token[], Map<string, boolean>>();

export function isPast(tokens: readonly Token[], from: number, to: number, event: boolean): boolean {
  const known = textCaches.get(tokens) ?? new Map<string, boolean>();
  textCaches.set(tokens, known);
  const key = `${from} ${to} ${event}`;
  const past = known.get(key) ?? readPast(tokens, from, to, event);
  known.set(key, past);
  return past;
}

function readPast(tokens: readonly Token[], from: number, to: number, event: boolean): boolean {
  const sentence = tokens[from]?.sentence;
  const before = tokens.slice(Math.max(0, from - 9), from).filter((token) => token.sentence === sentence);
  const after = tokens.slice(to + 1, to + 13).filter((token) => token.sentence === sentence);
  const lead = `${before.map(({ plain }) => plain).join(" ")} `;
  if (
    /\b(history of|family history of|survived|survivor of|recovered from|recovering from|cured (of|from)|cure (of|from)|previous|past|post|status post|ruled out|rule out|used to (have|get|suffer)) (a |an |the |my |any |with |from )?$/.test(
      lead,
    )
  )
    return true;
  if (
    /\b(die|kill|lose (him|her|them)|pass|passed|pass away|passed away) (of|from|by|with|to) (a |an |the )?$/.test(
      lead,
    )
  )
    return true;
  if (
    event &&
    /\b(since|after|from) (my|his|her|the|their) ((son|daughter|brother|sister|mother|father|child|baby|husband|wife|cousin|friend|uncle|grandmother|grandfather|boy|girl) )?$/.test(
      lead,
    )
  )
    return !after.some(({ plain }) => nowOnly.has(plain));
  if (event && isRecovering(tokens, from, to, lead)) return true;
  // A medicine's purpose: "takes dilantin for fits".
  if (
    event &&
    /\b(takes?|use|using|on|tablet|medicine|prescribed|treatment)( [a-z]+){0,3} (for|against) (the |my |his |her )?$/.test(
      lead,
    )
  )
    return !/\b(what|which|can|good|need|give|tea|herb|bush|leaf)\b/.test(lead);
  if (event && isFamilyTrait(before, after)) return true;
  // "daddy had stroke and passed"
  if (
    event &&
    /^(and )?(he |she )?(pass|passed|died|die)\b(?! out\b)/.test(after.map(({ plain }) => plain).join(" "))
  )
    return true;
  // "what did they use long ago for a bruise": the custom is old, the bruise may be here.
  if (!event && ofCustom.test(lead)) return false;
  if (isOvercome(tokens, from, to, event)) return true;
  if (noneSince.test(after.map(({ raw }) => raw).join(" "))) return true;
  return isLongAgo(before, tokens.slice(from, to + 1), after, event);
}

const ofCustom =
  /\b(?:what|which|how)\b.* (?:they|people|folks|ones|heads|timers|parents|granny|grandmother|we) (?:\S+ ){0,2}(?:use|used|do|did|put|take|took|boil|boiled|drink|drank|give|gave|rub|tie)\b/;
/** "last one 2017, none since". */
const noneSince = /\b(?:none|never again|not again|no more) since\b/;

const recovering = new Set(
  "food foods eat eating diet exercise exercises therapy physio recover recovery recovering rehab walker wheelchair survivor stent bypass".split(
    " ",
  ),
);

const recent = new Set(["just", "morning", "yesterday", "hour", "hours", "minutes"]);

/** "after a mild stroke", "had a heart attack, what food": care for who lived through it. After a fit or a bite help is needed still. */
function isRecovering(tokens: readonly Token[], from: number, to: number, lead: string): boolean {
  const name = tokens
    .slice(from, to + 1)
    .map(({ plain }) => plain)
    .join(" ");
  // "weak after dengue"
  if (/^(?:dengue|malaria|chikungunya|typhoid)$/.test(name))
    return (
      /\bafter (?:the |my )?$/.test(lead) &&
      !tokens.some(({ plain }) => nowOnly.has(plain) || plain === "fever" || plain === "hot")
    );
  if (!/^(?:heart attack|stroke)s?$/.test(name)) return false;
  const rest = tokens.filter(({ at }) => at < from || at > to);
  if (
    /\b(?:had|have|has)\b/.test(lead) &&
    rest.some(({ plain }, index) => plain === "home" && rest[index + 1]?.plain === "now")
  )
    return true;
  if (rest.some(({ plain }) => nowOnly.has(plain) || recent.has(plain))) return false;
  return (
    /\bafter (?:a |an |the |having (?:a )?)?(?:(?:mild|small|little|big|massive|second|first|mini) )?$/.test(
      lead,
    ) ||
    (/\b(?:had|have|has|get|got) (?:a |an )?(?:(?:mild|small|little|big|massive|second|first|mini) )?$/.test(
      lead,
    ) &&
      rest.some(({ plain, raw }) => recovering.has(plain) || recovering.has(raw))) ||
    (/\bwho (?:already )?(?:had|have|has|get|got|suffered|suffer) (?:a |an )?(?:(?:mild|small|little|big|massive|second|first|mini) )?$/.test(
      lead,
    ) &&
      rest.some(({ plain }) => ofDrinking.has(plain)))
  );
}

/** "what tea suits someone who had a stroke": nobody asks so while it happens. */
const ofDrinking = new Set("tea teas herb herbs bush drink drinks eat food foods suits good safe".split(" "));

/** "stroke runs in my family", "both my parents had heart attacks". */
function isFamilyTrait(before: readonly Token[], after: readonly Token[]): boolean {
  const behind = after.map(({ plain }) => plain).join(" ");
  const lead = before.map(({ plain }) => plain).join(" ");
  return (
    /^(run|runs|is|be)? ?in (me |my |the |our |we )?(family|blood)\b/.test(behind) ||
    /\b(great|both my parents|ancestors?)\b/.test(lead)
  );
}

const overcome = new Set(
  "healed healthy recovered survived survive lived cleared fine clear well better happy".split(" "),
);
const surelyOvercome = new Set("healed recovered survived survive lived".split(" "));
const longAgo = new Set(
  "years year childhood kid ages ago once baby child small young long back teens born january february april june july august september october november december".split(
    " ",
  ),
);

/** "choked on meat once and recovered", "hit by a minibus ages ago, healed": over, and long ago. */
function isOvercome(tokens: readonly Token[], from: number, to: number, event: boolean): boolean {
  const after = tokens.slice(to + 1, to + 14);
  const over = after.find(({ raw }) => overcome.has(raw));
  if (over === undefined) return false;
  if (tokens[over.at - 1]?.plain === "not") return false;
  const between = tokens.slice(to + 1, over.at);
  if (between.some(({ raw }) => /^(worse|again|today|tonight|cannot|can't|started)$/.test(raw))) return false;
  const when = tokens.slice(Math.max(0, from - 8), over.at + 4);
  const old =
    when.some(({ raw, at }) => longAgo.has(raw) && !tellsOfChild(tokens, at) && !isHoursAgo(tokens, at)) ||
    when.some(({ number }) => number !== undefined && number >= 1930 && number <= 2100);
  return old
    ? event || [...tokens.slice(Math.max(0, from - 4), to + 1)].some(({ raw }) => pastVerbs.has(raw))
    : event && surelyOvercome.has(over.raw);
}

/** "drink it an hour ago, he seem fine so far": not long ago. */
const isHoursAgo = (tokens: readonly Token[], at: number) =>
  (tokens[at]?.raw === "ago" || tokens[at]?.raw === "back") &&
  tokens
    .slice(Math.max(0, at - 3), at)
    .some(({ raw }) => /^(?:second|minute|min|hour|hr)s?$|^(?:now|just|while|little|lil)$/.test(raw));

const youth = new Set("kid baby child small young".split(" "));

/** "my child drank it", "my 3 year old": a person, and no time long ago as in "as a child". */
function tellsOfChild(tokens: readonly Token[], at: number): boolean {
  const raw = tokens[at]?.raw ?? "";
  if (raw === "year" || raw === "years") return tokens[at + 1]?.raw === "old";
  return (
    youth.has(raw) &&
    !tokens.slice(Math.max(0, at - 4), at).some(({ plain }) => plain === "as" || plain === "when")
  );
}

/** "had a stroke ten years ago", "in 2010 he had", "fits as a child": a past time that belongs to this finding. */
function isLongAgo(before: Token[], own: Token[], after: Token[], event: boolean): boolean {
  const behind = pastTime(after);
  const ahead = pastTime(before);
  const between =
    behind !== undefined ? after.slice(0, behind) : ahead !== undefined ? before.slice(ahead) : undefined;
  if (between === undefined) return false;
  if (between.some(({ plain }) => conjunctions.has(plain))) return false;
  const stretch = [...before.slice(-4), ...own, ...between, ...after.slice(behind ?? 0, (behind ?? 0) + 2)];
  // "as a child, now 60" tells the age.
  const isAge = (token: Token) =>
    token.plain === "now" && after[after.indexOf(token) + 1]?.number !== undefined;
  if (stretch.some((token) => (ongoing.has(token.plain) || ongoing.has(token.raw)) && !isAge(token)))
    return false;
  return event || [...before, ...own].some(({ raw }) => pastVerbs.has(raw));
}

/** Index of the last word of a past time in these tokens. */
function pastTime(list: Token[]): number | undefined {
  const at = list.findIndex(({ plain, raw, number, word }, index) => {
    const near = (holds: (token: Token) => boolean) => list.slice(Math.max(0, index - 3), index).some(holds);
    if (plain === "ago" || plain === "back") return near((token) => longUnits.has(token.word));
    if (word === "year" || word === "month")
      return list[index - 1]?.plain === "last" && list[index - 2]?.plain !== "since";
    if (number !== undefined && Number.isInteger(number) && number >= 1950 && number <= 2100)
      return (
        index === 0 ||
        ["in", "since", "of", "around", "one"].includes(list[index - 1]?.plain ?? "") ||
        list[index + 1]?.clause !== list[index]?.clause
      );
    if (plain === "childhood" || plain === "youth") return true;
    // "in 98", "in the 90s", "when I was 12".
    if (number !== undefined && number >= 50 && number <= 99 && list[index - 1]?.plain === "in")
      return list[index + 1]?.word === undefined || !timeUnits.has(list[index + 1]?.word ?? "");
    if (number !== undefined && number % 10 === 0 && list[index + 1]?.raw === "s") return true;
    if (list[index - 1]?.raw === "was" && ((number !== undefined && number <= 30) || ageInWords.test(raw)))
      return near((token) => token.plain === "when");
    const before =
      list[index - 1]?.plain === "small" || list[index - 1]?.plain === "little" ? index - 2 : index - 1;
    if (young.has(plain))
      return (
        list[before]?.plain === "as" ||
        (list[before]?.plain === "a" &&
          (list[before - 1]?.plain === "as" ||
            list.slice(Math.max(0, index - 4), index).some((token) => token.plain === "when")))
      );
    if (plain === "young" || plain === "small") return near((token) => token.plain === "when");
    return false;
  });
  return at < 0 ? undefined : at;
}
const ageInWords = /^(?:three|four|five|six|seven|eight|nine|ten|eleven|twelve|\w+teen|twenty|thirty)$/;
const timeUnits = new Set(["minute", "hour", "day", "week", "month", "year"]);
const young = new Set(["child", "kid", "boy", "girl", "baby", "teenager", "teen"]);
const nowOnly = new Set(["now", "today", "tonight", "again", "worse", "sudden"]);
