// The picture of a question, in one size, so that the preloaded image is the one shown.
import { Leaf } from "lucide-react";
import { useState } from "react";
import { markPictureSeen } from "./get-quiz-plants.ts";
import { quizMessages } from "./messages.ts";

export function QuizPicture({ src, alt }: { src: string; alt: string }) {
  const [failed, setFailed] = useState(false);
  const text = alt || quizMessages.pictureText;
  return (
    <div className="mx-auto h-[34dvh] min-h-52 self-start overflow-hidden rounded border border-line bg-plate md:mx-0 md:h-auto md:w-full">
      {failed ? (
        <div
          role="img"
          aria-label={text}
          className="grid aspect-4/5 h-full place-items-center text-[#8a9a6a]"
        >
          <Leaf aria-hidden strokeWidth={1} className="size-1/3" />
        </div>
      ) : (
        <img
          src={src}
          alt={text}
          width={640}
          height={800}
          decoding="sync"
          onLoad={() => markPictureSeen(src)}
          onError={() => setFailed(true)}
          className="aspect-4/5 h-full w-auto object-contain md:w-full"
        />
      )}
    </div>
  );
}
