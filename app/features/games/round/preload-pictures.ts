// Preloads the pictures of a round.
import { markPictureSeen } from "./get-library.ts";

/** Resolves when the first picture is ready; the others follow in the background. */
export async function preloadPictures(pictures: readonly string[]): Promise<void> {
  const [first, ...others] = pictures;
  if (first === undefined) return;
  await preload(first);
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
