// The quiz's state: choosing, loading, playing and results, with its toasts, events and storage.
import { useEffect, useRef, useState } from "react";
import { recordEvent } from "#app/lib/events.ts";
import { logQuietly } from "#app/lib/log.ts";
import { toast } from "#app/ui/toast-store.ts";
import { fetchRounds, nextRound } from "./dealt-rounds.ts";
import { getQuizPlants, withTexts } from "./get-quiz-plants.ts";
import { quizMessages } from "./messages.ts";
import { preloadPictures } from "./preload-pictures.ts";
import { type Difficulty, makeRound, type Question } from "./quiz-engine.ts";
import { advance, answer, askedPlant, type Play, startPlay } from "./quiz-play.ts";
import { type SaveState, saveRound } from "./save-round.ts";
import { game } from "./send-round.ts";
import { readMemory, storeAnswer, syncMemory } from "./stored-memory.ts";

export type Quiz =
  | { step: "choosing" }
  | { step: "loading"; difficulty: Difficulty }
  | { step: "playing"; play: Play }
  | { step: "over"; play: Play; saved: SaveState };

/** How long an answer's toast stays; the page itself keeps showing the same. */
const toastTime = 2500;

const random = () => (crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) / 2 ** 32;

export function useQuiz({ userId, exit }: { userId: string | null; exit: () => void }) {
  const [quiz, setQuiz] = useState<Quiz>({ step: "choosing" });
  const dismissToast = useRef<() => void>(undefined);
  // A round abandoned while loading must not start afterwards.
  const loading = useRef(0);

  // The user may become known while a round loads: the round continues.
  const player = useRef(userId);
  useEffect(() => {
    player.current = userId;
    if (userId === null) return;
    syncMemory(userId).catch(notSynced);
    fetchRounds(userId).catch(notDealt);
  }, [userId]);

  useEffect(
    () => () => {
      loading.current += 1;
      dismissToast.current?.();
    },
    [],
  );

  async function start(difficulty: Difficulty): Promise<void> {
    loading.current += 1;
    const mine = loading.current;
    setQuiz({ step: "loading", difficulty });
    try {
      const questions = await loadRound(difficulty, userId);
      if (mine !== loading.current) return;
      if (!questions) {
        toast({ ...quizMessages.tooFewPlants, variant: "destructive" });
        exit();
        return;
      }
      const roundId = await nextRound(player.current);
      if (mine !== loading.current) return;
      const round = { roundId, difficulty, questions, startedAt: Date.now() };
      setQuiz({ step: "playing", play: startPlay(round) });
      // Recorded here, where every round starts: from the hub, from the URL or after another round.
      recordEvent("game_started", { userId: player.current, metadata: { game }, everyTime: true });
    } catch (error) {
      logQuietly("Error loading quiz questions:", error);
      if (mine !== loading.current) return;
      toast({ ...quizMessages.loadFailed, variant: "destructive" });
      exit();
    }
  }

  function choose(optionId: string): void {
    if (quiz.step !== "playing") return;
    const before = quiz.play;
    const play = answer(before, optionId);
    const asked = askedPlant(play);
    if (play === before || !asked) return;
    const right = play.score > before.score;
    storeAnswer(userId, asked.id, right, Date.now());
    dismissToast.current?.();
    dismissToast.current = toast(
      right
        ? { title: quizMessages.correct, description: asked.scientificName, duration: toastTime }
        : {
            title: quizMessages.incorrect,
            description: quizMessages.correctName(asked.name),
            variant: "destructive",
            duration: toastTime,
          },
    );
    setQuiz({ step: "playing", play });
  }

  function next(): void {
    if (quiz.step !== "playing") return;
    const play = advance(quiz.play);
    dismissToast.current?.();
    if (!play.over) {
      setQuiz({ step: "playing", play });
      return;
    }
    if (userId !== null) {
      syncMemory(userId).catch(notSynced);
      fetchRounds(userId).catch(notDealt);
    }
    const saved = saveRound(play, userId, Date.now(), (state) =>
      setQuiz((now) => (now.step === "over" && now.play === play ? { ...now, saved: state } : now)),
    );
    setQuiz({ step: "over", play, saved });
  }

  function startAgain(): void {
    loading.current += 1;
    setQuiz({ step: "choosing" });
  }

  return { quiz, start, choose, next, startAgain };
}

async function loadRound(difficulty: Difficulty, userId: string | null): Promise<Question[] | null> {
  const plants = await getQuizPlants();
  const round = makeRound({ plants, difficulty, memory: readMemory(userId), now: Date.now(), random });
  if (!round) return null;
  const asked = await withTexts(round.map(({ plant }) => plant));
  await preloadPictures(asked.map(({ picture }) => picture));
  return round.map((question, place) => ({ ...question, plant: asked[place] ?? question.plant }));
}

function notDealt(error: unknown): void {
  logQuietly("Error dealing quiz rounds:", error);
}

function notSynced(error: unknown): void {
  logQuietly("Error syncing what the quiz remembers:", error);
}
