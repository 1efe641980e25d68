// The card of a perfect round, to share: drawn on a canvas from the round's own plates, so that it also works offline.
import { Share2 } from "lucide-react";
import { useEffect, useRef } from "react";
import { logQuietly } from "#app/lib/log.ts";
import { paths } from "#app/lib/paths.ts";
import { saveFile } from "#app/lib/save-file.ts";
import { absolute } from "#app/lib/site-meta.ts";
import { Button } from "#app/ui/button.tsx";
import { toast } from "#app/ui/toast-store.ts";

export type CardText = { game: string; line: string };

const width = 1080;
const height = 1080;
/** The light theme's colours: a card is paper wherever it is seen. */
const colours = { paper: "#fbf6e9", ink: "#1f2a1e", forest: "#1f5a37", gold: "#e0a526" } as const;

const messages = {
  share: "Share Your Card",
  text: ({ game, line }: CardText) => `Perfect score in ${game}: ${line}. Can you do it too?`,
  description: ({ game, line }: CardText) => `A card that says: Perfect Score, ${game}, ${line}, Bush Tea`,
  fileName: "bush-tea-perfect-score.png",
  failed: { title: "Error", description: "The card could not be shared." },
} as const;

export function ShareCard({ text, pictures }: { text: CardText; pictures: readonly string[] }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const surface = canvas.current?.getContext("2d");
    if (!surface) return;
    draw(surface, text, pictures).catch((error: unknown) => logQuietly("The card was not drawn:", error));
  }, [text, pictures]);
  return (
    <div className="mt-4 grid w-full max-w-sm justify-items-center gap-3">
      <canvas
        ref={canvas}
        width={width}
        height={height}
        role="img"
        aria-label={messages.description(text)}
        className="aspect-square w-full rounded border-2 border-gold"
      />
      <Button
        size="large"
        variant="secondary"
        className="w-full"
        onClick={() => {
          if (canvas.current) void share(canvas.current, text);
        }}
      >
        <Share2 aria-hidden />
        {messages.share}
      </Button>
    </div>
  );
}

async function draw(
  surface: CanvasRenderingContext2D,
  text: CardText,
  pictures: readonly string[],
): Promise<void> {
  await Promise.all([
    document.fonts.load('560 96px "Fraunces Variable"'),
    document.fonts.load('600 44px "Source Sans 3 Variable"'),
  ]);
  const plates = (await Promise.all(pictures.slice(0, 3).map(loadPicture))).filter((plate) => plate !== null);
  surface.fillStyle = colours.paper;
  surface.fillRect(0, 0, width, height);
  surface.strokeStyle = colours.gold;
  surface.lineWidth = 10;
  surface.strokeRect(40, 40, width - 80, height - 80);
  const plateWidth = 250;
  const step = plateWidth + 40;
  plates.forEach((plate, place) => {
    const x = width / 2 + (place - (plates.length - 1) / 2) * step - plateWidth / 2;
    surface.drawImage(plate, x, 110, plateWidth, plateWidth * 1.25);
  });
  const centred = (words: string, y: number, font: string, colour: string) => {
    surface.font = font;
    surface.fillStyle = colour;
    surface.textAlign = "center";
    surface.fillText(words, width / 2, y, width - 140);
  };
  centred("Perfect Score!", 570, '560 104px "Fraunces Variable", serif', colours.forest);
  centred(text.game, 670, '560 64px "Fraunces Variable", serif', colours.ink);
  centred(text.line, 750, '400 44px "Source Sans 3 Variable", sans-serif', colours.ink);
  centred("Bush Tea", 900, '560 60px "Fraunces Variable", serif', colours.forest);
  centred("The healing plants of Guyana", 960, '400 40px "Source Sans 3 Variable", sans-serif', colours.ink);
}

/** A plate that is not on the device is left out. */
async function loadPicture(source: string): Promise<HTMLImageElement | null> {
  const image = new Image();
  image.src = source;
  return image.decode().then(
    () => image,
    () => null,
  );
}

/** The device's share sheet with the picture; where there is none, the picture is downloaded. */
async function share(canvas: HTMLCanvasElement, text: CardText): Promise<void> {
  const picture = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, "image/png"));
  if (!picture) {
    toast({ ...messages.failed, variant: "destructive" });
    return;
  }
  const files = [new File([picture], messages.fileName, { type: "image/png" })];
  const address = absolute(paths.games);
  const data = { files, text: `${messages.text(text)}\n${address}` };
  if ("canShare" in navigator && navigator.canShare(data)) {
    try {
      await navigator.share(data);
      return;
    } catch (error) {
      // The user closed the share sheet and does not want a download either.
      if (error instanceof DOMException && error.name === "AbortError") return;
      logQuietly("The card was not shared:", error);
    }
  }
  saveFile(messages.fileName, picture);
}
