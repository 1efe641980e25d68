// Speaks a name, or says that the browser cannot.
import { canSpeak, say } from "#app/lib/speech.ts";
import { toast } from "#app/ui/toast-store.ts";
import { plantMessages } from "../messages.ts";

export function speak(text: string): void {
  if (canSpeak()) say(text);
  else toast({ ...plantMessages.noSpeech, variant: "destructive" });
}
