import { Volume2 } from "lucide-react";
import { Button } from "#app/ui/button.tsx";
import { speak } from "./speak.ts";

export function AudioButton({ name }: { name: string }) {
  return (
    <Button
      variant="quiet"
      size="icon"
      aria-label={`Hear ${name}`}
      className="noscript:hidden"
      onClick={() => speak(name)}
    >
      <Volume2 aria-hidden />
    </Button>
  );
}
