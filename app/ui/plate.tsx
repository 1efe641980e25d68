// A botanical plate in its frame. The frame keeps the place, so that nothing moves when the picture comes;
// it stays paper by night, as a framed print does.
import { Leaf } from "lucide-react";
import { useState } from "react";
import { classNames } from "./class-names.ts";

const drawn = /^(\/plates\/[a-z0-9-]+)\.webp$/;
const widths = [320, 640, 1200] as const;

/** Drawn plates come in three widths; a picture from elsewhere comes as it is. */
export function plateSources(src: string): { src: string; srcSet?: string } {
  const stem = drawn.exec(src)?.[1];
  if (!stem) return { src };
  return {
    src: `${stem}-640.webp`,
    srcSet: widths.map((width) => `${stem}-${width}.webp ${width}w`).join(", "),
  };
}

export function Plate({
  src,
  alt,
  sizes,
  priority = false,
  fill = false,
  className,
}: {
  src: string | undefined;
  alt: string;
  /** How wide the picture will be, in the words of the img attribute. */
  sizes: string;
  /** True for the one picture that is seen first. */
  priority?: boolean;
  /** Takes the height of its surroundings instead of its own four to five. */
  fill?: boolean;
  className?: string;
}) {
  const [failed, setFailed] = useState<string | null>(null);
  const [fallbackFailed, setFallbackFailed] = useState(false);
  const shown = src && failed !== src ? src : undefined;
  return (
    <div
      className={classNames("overflow-hidden bg-plate", fill ? "relative h-full" : "aspect-4/5", className)}
    >
      {shown ? (
        <img
          {...plateSources(shown)}
          sizes={sizes}
          alt={alt}
          width={640}
          height={800}
          loading={priority ? "eager" : "lazy"}
          fetchPriority={priority ? "high" : "auto"}
          decoding={priority ? "sync" : "async"}
          // A picture may have failed before the page came to life.
          ref={(image) => {
            if (image?.complete && image.naturalWidth === 0) setFailed(shown);
          }}
          onError={() => setFailed(shown)}
          className={classNames("size-full object-cover", fill && "absolute inset-0")}
        />
      ) : (
        <div
          // A picture without words beside its name stays without words when it is missing.
          {...(alt === "" ? { "aria-hidden": true } : { role: "img", "aria-label": alt })}
          className={classNames("grid size-full place-items-center text-[#8a9a6a]", !fill && "relative")}
        >
          <Leaf aria-hidden strokeWidth={1} className="size-1/3" />
          {/* A pressed leaf covers the plain one as soon as it comes; without a connection the plain one stays. */}
          {fallbackFailed ? null : (
            <img
              {...plateSources("/plates/fallback.webp")}
              sizes={sizes}
              alt=""
              loading="lazy"
              decoding="async"
              onError={() => setFallbackFailed(true)}
              className="absolute inset-0 size-full object-cover"
            />
          )}
        </div>
      )}
    </div>
  );
}
