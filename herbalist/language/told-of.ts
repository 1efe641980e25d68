// Whether a finding is not about a person who is ill now: a story or film, a lesson, a turn of speech, or somebody's trade.
import type { Token } from "./tokens.ts";

const words = (list: string) => new Set(list.split(" "));

const stories = words(
  "movie film films movies cartoon documentary netflix tv television novel novels poem lyrics scene episode villain character nightmare dream dreaming dreamt headline newspaper essay assignment debate sba quiz textbook drill cartoons titanic stories folklore folktale legend proverb psalm hymn lyrics phrase stage rehearsal massacooraman massacuraman massacura moongazer moongaza baccoo bacoo kanaima churile fairmaid socrates cleopatra shakespeare romeo juliet hamlet jonestown ancient biblical myth",
);
/** Words that count as a story only after these. */
const storyPairs: readonly (readonly [string, ReadonlySet<string>])[] = [
  ["story", words("in writing write tell a the de dat bible")],
  ["song", words("a the in that chutney calypso soca folk")],
  ["book", words("reading read novel")],
  ["paper", words("the in")],
  ["history", words("in")],
  ["news", words("the on in stabroek kaieteur")],
  ["show", words("tv netflix a")],
  ["project", words("school a for doing science biology history")],
  ["play", words("a the school")],
  ["line", words("the this explain")],
  ["course", words("aid cpr safety nursing training")],
];
/** After these, the person speaks of the present again. */
const returning = words("now today tonight anyway since started help currently wake woke right but");
const joking = words(
  "lol haha hahaha hehe lmao lmfao rofl joking jk laughter laughing joy cuteness ideas gorgeous mini literally figuratively",
);
const trades = words(
  "counsel counsellor counselor paramedic paramedics nurse volunteer teach teaches teaching hotline hospice ward patients shift lifeguard",
);
const hearsay = words("curious true myth believe folklore proverb");

type Cues = Record<"story" | "joke" | "trade" | "back" | "hearsay" | "thought", number[]>;
const known = new WeakMap<readonly Token[], Cues>();

function cuesOf(tokens: readonly Token[]): Cues {
  const cached = known.get(tokens);
  if (cached) return cached;
  const cues: Cues = { story: [], joke: [], trade: [], back: [], hearsay: [], thought: [] };
  for (const { raw, plain, at } of tokens) {
    if (stories.has(raw) && !speaksToMe(tokens, at)) cues.story.push(at);
    for (const [word, before] of storyPairs)
      if (raw === word && before.has(tokens[at - 1]?.raw ?? "")) cues.story.push(at);
    if (joking.has(raw)) cues.joke.push(at);
    if (trades.has(raw)) cues.trade.push(at);
    if (returning.has(plain) || tellsOfOwn(tokens, at)) cues.back.push(at);
    if (hearsay.has(raw)) cues.hearsay.push(at);
    if (raw === "thought") cues.thought.push(at);
  }
  known.set(tokens, cues);
  return cues;
}

/** "the tv is speaking to me": nobody's story, but a sign. */
function speaksToMe(tokens: readonly Token[], at: number): boolean {
  const next = tokens.slice(at + 1, at + 7).map(({ plain }) => plain);
  return (
    /^(?:tv|television)$/.test(tokens[at]?.raw ?? "") &&
    next.some((word) => /^(?:talk|speak|tell|telling|send|sending|watching)$/.test(word)) &&
    next.some((word) => /^(?:me|her|him|she|he|i)$/.test(word))
  );
}

const people = words("he she i me they we");
const possessives = words("my mi me");
const relatives = words(
  "mother mom mum mommy mummy father dad daddy husband wife son daughter child baby brother sister granny grandmother grandfather",
);

/** "watching a film and he go and drink it", "like in the story, my mother just fall down": the person's own people again. */
function tellsOfOwn(tokens: readonly Token[], at: number): boolean {
  const raw = (step: number) => tokens[at + step]?.raw ?? "";
  if (raw(0) === "and") {
    const own = tokens.slice(Math.max(0, at - 14), at).some((token) => isOwn(tokens, token.at));
    return own && people.has(raw(1) === "then" ? raw(2) : raw(1));
  }
  return raw(0) === "just" && isOwn(tokens, at - 1);
}

function isOwn(tokens: readonly Token[], at: number): boolean {
  return relatives.has(tokens[at]?.raw ?? "") && possessives.has(tokens[at - 1]?.raw ?? "");
}

/** "everybody in the chat thought a snake bit somebody": what others took it for. */
const mistaken =
  /\b(?:everybody|everyone|people|they|dem) (?:\S+ ){0,3}thought (?:that |a |an |the |it was |i had )*$/;

function isMistaken(tokens: readonly Token[], from: number): boolean {
  const lead = tokens
    .slice(Math.max(0, from - 9), from)
    .filter(({ sentence }) => sentence === tokens[from]?.sentence);
  return mistaken.test(`${lead.map(({ raw }) => raw).join(" ")} `);
}

const storyReach = 16;
const storyAfter = 6;
const jokeReach = 9;

/**
 * `topic`: the finding is a word that stories, trades and jokes use ("stroke", "overdose"), not a description of a body.
 * Only such a word can be a joke or a trade; a story can tell anything.
 */
export function isToldOf(tokens: readonly Token[], from: number, to: number, topic: boolean): boolean {
  const { story, joke, trade, back, hearsay: heard, thought } = cuesOf(tokens);
  const sentence = tokens[from]?.sentence;
  const within = (at: number) => tokens[at]?.sentence === sentence;
  const comesBack = (start: number, end: number) => back.some((at) => at > start && at < end);
  for (const at of story)
    if (at < from ? from - at <= storyReach && !comesBack(at, from) : at - to <= storyAfter && within(at))
      if (!back.some((word) => word > from && word <= to + 4)) return true;
  if (thought.some((at) => at < from && from - at <= 6) && isMistaken(tokens, from)) return true;
  if (!topic) return false;
  if (joke.some((at) => within(at) && at > from - jokeReach && at < to + jokeReach)) return true;
  if (trade.some((at) => within(at) && !comesBack(Math.min(at, from), Math.max(at, from)))) return true;
  return heard.some((at) => within(at) && at > to && at - to < 12);
}
