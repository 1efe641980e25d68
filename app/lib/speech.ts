// The browser's speech synthesis, where there is one.

export function canSpeak(): boolean {
  return "speechSynthesis" in window && typeof SpeechSynthesisUtterance !== "undefined";
}

export function say(text: string): void {
  const words = new SpeechSynthesisUtterance(text);
  words.lang = "en-US";
  words.rate = 0.8;
  // A second name interrupts the first instead of queuing behind it.
  speechSynthesis.cancel();
  speechSynthesis.speak(words);
}
