/** Memoises an async function without arguments. A rejection is not cached: the next caller tries again. */
export function memoiseAsync<T>(load: () => Promise<T>): () => Promise<T> {
  let value: Promise<T> | undefined;
  return () => {
    value ??= load().catch((error: unknown) => {
      value = undefined;
      throw error;
    });
    return value;
  };
}
