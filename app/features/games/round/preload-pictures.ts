// Preloads the pictures of a round.
import { markPictureSeen } from "./get-library.ts";

/** On a slow connection the round begins with an empty frame, rather than with a long wait. */
const longestWaitMs = 3000;

/** Resolves when the first picture is ready; the others follow in the background. */
export async function preloadPictures(pictures: readonly string[]): Promise<void> {
  const [first, ...others] = pictures;
  if (first === undefined) return;
  await Promise.race([preload(first), new Promise((resolve) => setTimeout(resolve, longestWaitMs))]);
  for (const picture of others) void preload(picture);
}

async function preload(picture: string): Promise<void> {
  const image = new Image();
  image.src = picture;
  // A missing picture is handled by the question view; the round continues.
  await image.decode().then(
    () => markPictureSeen(picture),
    () => undefined,
  );
}
