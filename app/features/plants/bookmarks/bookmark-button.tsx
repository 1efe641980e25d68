import { Bookmark } from "lucide-react";
import { Button, type ButtonProps } from "#app/ui/button.tsx";

/** A toggle button; its state is announced and shown by the filled icon. */
export function BookmarkButton({
  name,
  pressed,
  onToggle,
  ...look
}: { name: string; pressed: boolean; onToggle: () => void } & Pick<ButtonProps, "variant" | "className">) {
  return (
    <Button {...look} size="icon" aria-label={`Bookmark ${name}`} aria-pressed={pressed} onClick={onToggle}>
      <Bookmark aria-hidden className={pressed ? "fill-gold text-ink" : undefined} />
    </Button>
  );
}
