import { Bookmark } from "lucide-react";
import { Button, type ButtonProps } from "#app/ui/button.tsx";

/** Set or not, said by its name and shown by its ribbon. */
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
