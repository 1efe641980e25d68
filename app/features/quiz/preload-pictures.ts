// Fetches the pictures of a round ahead of their questions.
import { pictureWasSeen } from "./get-quiz-plants.ts";

/** Resolves when the first picture can be shown; the others follow it. */
export async function preloadPictures(pictures: readonly string[]): Promise<void> {
  const [first, ...others] = pictures;
  if (first === undefined) return;
  await preload(first);
  for (const picture of others) void preload(picture);
}

async function preload(picture: string): Promise<void> {
  const image = new Image();
  image.src = picture;
  // A picture that does not come is the question's to show as missing; the round goes on.
  await image.decode().then(
    () => pictureWasSeen(picture),
    () => undefined,
  );
}
