// Fetches the pictures of a round ahead of their questions.
import { pictureWasSeen } from "./get-quiz-plants.ts";

/** Resolves when the first picture can be shown; the others go on arriving in the order they are asked. */
export async function preloadPictures(pictures: readonly string[]): Promise<void> {
  const [first, ...others] = pictures;
  if (first === undefined) return;
  await preload(first);
  void inTurn(others);
}

async function inTurn(pictures: readonly string[]): Promise<void> {
  for (const picture of pictures) await preload(picture);
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
