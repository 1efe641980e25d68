// Speaks a name with the browser's speech synthesis.
import { toast } from "#app/ui/toast-store.ts";
import { plantMessages } from "../messages.ts";

export function speak(text: string): void {
  if (!("speechSynthesis" in window) || typeof SpeechSynthesisUtterance === "undefined") {
    toast({ ...plantMessages.noSpeech, variant: "destructive" });
    return;
  }
  const words = new SpeechSynthesisUtterance(text);
  words.lang = "en-US";
  words.rate = 0.8;
  // A second name interrupts the first instead of queuing behind it.
  speechSynthesis.cancel();
  speechSynthesis.speak(words);
}
