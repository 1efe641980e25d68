// The picture of a plant, in one size, so that the preloaded image is the one shown.
import { Leaf } from "lucide-react";
import { useState } from "react";
import { classNames } from "#app/ui/class-names.ts";
import { markPictureSeen } from "./get-library.ts";
import { roundMessages } from "./messages.ts";

export function GamePicture({ src, alt, className }: { src: string; alt?: string; className?: string }) {
  const [failed, setFailed] = useState(false);
  // A decorative picture beside a name has an empty text.
  const text = alt ?? roundMessages.pictureText;
  if (failed) {
    return (
      <div
        {...(text === "" ? { "aria-hidden": true } : { role: "img", "aria-label": text })}
        className={classNames("grid aspect-4/5 place-items-center bg-plate text-[#8a9a6a]", className)}
      >
        <Leaf aria-hidden strokeWidth={1} className="size-1/3" />
      </div>
    );
  }
  return (
    <img
      src={src}
      alt={text}
      width={640}
      height={800}
      decoding="sync"
      draggable={false}
      onLoad={() => markPictureSeen(src)}
      onError={() => setFailed(true)}
      className={classNames("aspect-4/5 bg-plate object-contain", className)}
    />
  );
}
