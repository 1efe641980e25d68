// Reads an answer aloud, sentence by sentence, with the browser's voice. Pausing keeps the place: the next start repeats the
// sentence that was interrupted. The browser's own pause is not used, because it never resumes on some phones.
import { arrangeAnswer, type ShownBlock } from "./arrange-answer.ts";
import { plainText } from "./plain-text.ts";
import type { Reply } from "./reply.ts";

/** What is read: everything that is seen without opening more. */
export function sentencesOf(reply: Pick<Reply, "blocks" | "plants" | "suggestion">): string[] {
  const { first } = arrangeAnswer(reply);
  const texts = first.length > 0 ? first.flatMap(spoken) : [reply.suggestion];
  return texts
    .flatMap((text) => plainText(text).split(/(?<=[.!?:])\s+|\n+/))
    .map((sentence) => sentence.replace(/^- /, "").trim())
    .filter((sentence) => sentence !== "");
}

function spoken(block: ShownBlock): string[] {
  switch (block.type) {
    case "plants":
      return [`${block.title}.`, ...block.plants.map(({ name, text }) => `${name}: ${text}`)];
    case "steps":
      return [`${block.title}.`, ...block.items];
    case "cautions":
      return block.items;
    case "seek-care":
      return [`When to see someone: ${block.text}`];
    default:
      return [block.text];
  }
}

export type Reader = {
  /** Begins, or goes on where it was paused. */
  start: () => void;
  pause: () => void;
};

export type Voice = Pick<SpeechSynthesis, "speak" | "cancel">;

export function createReader(
  sentences: readonly string[],
  voice: Voice,
  /** The sentence that is being read, or null when it was paused or has ended. */
  onPlace: (place: number | null) => void,
): Reader {
  let place = 0;
  /** Differs for each start, because a cancelled sentence still reports its end. */
  let run = 0;

  function read(own: number): void {
    const sentence = sentences[place];
    if (sentence === undefined) {
      place = 0;
      onPlace(null);
      return;
    }
    onPlace(place);
    const words = new SpeechSynthesisUtterance(sentence);
    words.lang = "en-US";
    words.onend = () => {
      if (own !== run) return;
      place += 1;
      read(own);
    };
    words.onerror = () => {
      if (own === run) onPlace(null);
    };
    voice.speak(words);
  }

  return {
    start: () => {
      run += 1;
      voice.cancel();
      read(run);
    },
    pause: () => {
      run += 1;
      voice.cancel();
      onPlace(null);
    },
  };
}
