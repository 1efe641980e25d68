// A round's state: choosing, loading, playing and results, with its events and storage. Everything a board shows follows from
// the deal and the moves.
import { useEffect, useRef, useState } from "react";
import { recordEvent } from "#app/lib/events.ts";
import { logQuietly } from "#app/lib/log.ts";
import { randomId } from "#app/lib/random-id.ts";
import { toast } from "#app/ui/toast-store.ts";
import { dailyChallenge, dayInGuyana } from "#games/daily-challenge.ts";
import type { GamePlant, Library } from "#games/library.ts";
import {
  type Difficulty,
  dealRound,
  type GameId,
  type Move,
  mostWanted,
  type RoundKey,
  roundSizes,
} from "#games/round.ts";
import { storeGuestChallenge } from "../daily/guest-streak.ts";
import { invalidateDailyStanding } from "../daily/use-daily-standing.ts";
import { dueToday, missedFirst } from "../practice/memory.ts";
import { readMemory, storeAnswer, syncMemory } from "../practice/stored-memory.ts";
import { fetchRounds, nextRound, todaysRound } from "./dealt-rounds.ts";
import type { GameFront } from "./front.ts";
import { getPlayableLibrary } from "./get-library.ts";
import { roundMessages } from "./messages.ts";
import { preloadPictures } from "./preload-pictures.ts";
import { type SaveState, saveRound } from "./save-round.ts";

export type Round<Deal> = {
  readonly id: string;
  readonly game: GameId;
  readonly key: RoundKey;
  readonly daily: string | null;
  /** Whether it can count: not practice, and from all plants. */
  readonly countable: boolean;
  readonly practice: boolean;
  readonly library: Library;
  readonly plants: ReadonlyMap<string, GamePlant>;
  readonly deal: Deal;
  readonly moves: readonly Move[];
  readonly startedAt: number;
};

export type RoundState<Deal> =
  | { step: "choosing" }
  | { step: "loading" }
  | { step: "playing"; round: Round<Deal> }
  | { step: "over"; round: Round<Deal>; saved: SaveState };

export type Start = (difficulty: Difficulty, options?: { practice?: boolean }) => Promise<void>;

export function useRound<Deal>({
  front,
  userId,
  daily,
  exit,
}: {
  front: GameFront<Deal>;
  userId: string | null;
  daily: string | null;
  exit: () => void;
}) {
  const { id: game } = front.rules;
  const [state, setState] = useState<RoundState<Deal>>({ step: daily === null ? "choosing" : "loading" });
  // A round abandoned while loading must not start afterwards.
  const loading = useRef(0);

  // The user may become known while a round loads: the round continues.
  const player = useRef(userId);
  useEffect(() => {
    player.current = userId;
    if (userId !== null) refresh(userId, game);
  }, [userId, game]);

  useEffect(
    () => () => {
      loading.current += 1;
    },
    [],
  );

  const start: Start = async (difficulty, { practice = false } = {}) => {
    loading.current += 1;
    const mine = loading.current;
    setState({ step: "loading" });
    try {
      const round = await loadRound(front, { difficulty, practice, daily, player: () => player.current });
      if (mine !== loading.current) return;
      if (!round) {
        toast({ ...roundMessages.tooFewPlants, variant: "destructive" });
        exit();
        return;
      }
      setState({ step: "playing", round });
      // Recorded here, where every round starts: from the hub, from the URL or after another round.
      recordEvent("game_started", { userId: player.current, metadata: { game }, everyTime: true });
    } catch (error) {
      logQuietly("Error loading quiz questions:", error);
      if (mine !== loading.current) return;
      toast({ ...roundMessages.loadFailed, variant: "destructive" });
      exit();
    }
  };

  // A challenge starts by itself: its difficulty is given.
  const begin = useRef(start);
  begin.current = start;
  useEffect(() => {
    if (daily !== null) void begin.current(dailyChallenge(daily).difficulty);
  }, [daily]);

  function move(made: Move): void {
    if (state.step !== "playing") return;
    const { round } = state;
    const moves = [...round.moves, made];
    const { judge } = front.rules;
    const known = judge(round.deal, round.moves).results.length;
    for (const { plant, right } of judge(round.deal, moves).results.slice(known))
      storeAnswer(userId, game, plant, right, Date.now());
    setState({ step: "playing", round: { ...round, moves } });
  }

  function finish(): void {
    if (state.step !== "playing") return;
    const { round } = state;
    const verdict = front.rules.judge(round.deal, round.moves);
    if (!verdict.over) return;
    if (userId !== null) refresh(userId, game);
    else if (daily !== null && daily === dayInGuyana(Date.now())) storeGuestChallenge(daily);
    const saved = saveRound(round, verdict, userId, Date.now(), (known) => {
      setState((now) => (now.step === "over" && now.round === round ? { ...now, saved: known } : now));
      if (daily !== null) invalidateDailyStanding();
    });
    setState({ step: "over", round, saved });
  }

  function startAgain(): void {
    loading.current += 1;
    if (daily === null) setState({ step: "choosing" });
    else exit();
  }

  return { state, start, move, finish, startAgain };
}

async function loadRound<Deal>(
  { rules, pictured }: GameFront<Deal>,
  wish: { difficulty: Difficulty; practice: boolean; daily: string | null; player: () => string | null },
): Promise<Round<Deal> | null> {
  const { difficulty, practice, daily } = wish;
  const { library, complete } = await getPlayableLibrary();
  const countable = complete && !practice;
  const id = countable ? await dealtId(wish) : randomId();
  const key = {
    difficulty,
    seed: daily === null ? id : dailyChallenge(daily).seed,
    wanted: daily === null ? wantedPlants(rules.id, wish) : [],
  };
  const deal = dealRound(rules, library, key);
  if (!deal) return null;
  const plants = new Map(library.plants.map((plant) => [plant.id, plant]));
  await preloadPictures(pictured(deal).flatMap((plant) => plants.get(plant)?.picture ?? []));
  return {
    id,
    game: rules.id,
    key,
    daily,
    countable,
    practice,
    library,
    plants,
    deal,
    moves: [],
    startedAt: Date.now(),
  };
}

function dealtId({ daily, player }: { daily: string | null; player: () => string | null }): Promise<string> {
  return daily === null ? nextRound(player()) : todaysRound(player(), daily);
}

function wantedPlants(
  game: GameId,
  {
    difficulty,
    practice,
    player,
  }: { difficulty: Difficulty; practice: boolean; player: () => string | null },
): string[] {
  const memory = readMemory(player(), game);
  return practice
    ? dueToday(memory, Date.now()).slice(0, roundSizes[game][difficulty])
    : missedFirst(memory, Date.now()).slice(0, mostWanted(game, difficulty));
}

/** What is learned and dealt, kept in step with the account. */
function refresh(userId: string, game: GameId): void {
  syncMemory(userId, game).catch((error: unknown) =>
    logQuietly("Error syncing what the games remember:", error),
  );
  fetchRounds(userId).catch((error: unknown) => logQuietly("Error dealing rounds:", error));
}
