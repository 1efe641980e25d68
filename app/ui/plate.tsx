// A botanical plate in its frame. The frame reserves the space, so that nothing shifts when the image loads;
// it stays paper-coloured in the dark theme.
import { Leaf } from "lucide-react";
import { useCallback, useState } from "react";
import { classNames } from "./class-names.ts";

const drawn = /^(\/plates\/[a-z0-9-]+)\.webp$/;
const widths = [320, 640, 1200] as const;

/** Generated plates come in three widths; other images are used as they are. */
export function plateSources(src: string): { src: string; srcSet?: string } {
  const stem = drawn.exec(src)?.[1];
  if (!stem) return { src };
  return {
    src: `${stem}-640.webp`,
    srcSet: widths.map((width) => `${stem}-${width}.webp ${width}w`).join(", "),
  };
}

/**
 * An image that leaves the page has no width to be measured by, so Chromium chooses its largest file and fetches it, for
 * nothing. Without a source it fetches nothing, and a download that has begun is ended.
 */
function dropSources(image: HTMLImageElement): void {
  // In this order: with `src` alone it would fetch that.
  image.removeAttribute("src");
  image.removeAttribute("srcset");
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
  /** The img element's `sizes` attribute. */
  sizes: string;
  /** True for the one image that is seen first. */
  priority?: boolean;
  /** Fills its container's height instead of the 4:5 ratio. */
  fill?: boolean;
  className?: string;
}) {
  const [failed, setFailed] = useState<string | null>(null);
  const [fallbackFailed, setFallbackFailed] = useState(false);
  const shown = src && failed !== src ? src : undefined;
  const follow = useCallback(
    (image: HTMLImageElement) => {
      // The image may have failed before hydration.
      if (image.complete && image.naturalWidth === 0) setFailed(shown ?? null);
      return () => dropSources(image);
    },
    [shown],
  );
  // Browsers that can measure a lazy image load the smallest file that fills it; `sizes` is for the others.
  const lazySizes = `auto, ${sizes}`;
  return (
    <div
      className={classNames("overflow-hidden bg-plate", fill ? "relative h-full" : "aspect-4/5", className)}
    >
      {shown ? (
        <img
          {...plateSources(shown)}
          sizes={priority ? sizes : lazySizes}
          alt={alt}
          width={640}
          height={800}
          loading={priority ? "eager" : "lazy"}
          fetchPriority={priority ? "high" : "auto"}
          decoding={priority ? "sync" : "async"}
          ref={follow}
          onError={() => setFailed(shown)}
          className={classNames("size-full object-cover", fill && "absolute inset-0")}
        />
      ) : (
        <div
          // A decorative image stays decorative when it is missing.
          {...(alt === "" ? { "aria-hidden": true } : { role: "img", "aria-label": alt })}
          className={classNames("grid size-full place-items-center text-[#8a9a6a]", !fill && "relative")}
        >
          <Leaf aria-hidden strokeWidth={1} className="size-1/3" />
          {/* The fallback plate covers the icon once loaded; offline the icon stays. */}
          {fallbackFailed ? null : (
            <img
              {...plateSources("/plates/fallback.webp")}
              sizes={lazySizes}
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
