/** The navigation state of the sign-in page, which `return-path.ts` reads there. */
export function returnState(path: string): { returnTo: string } {
  return { returnTo: path };
}
