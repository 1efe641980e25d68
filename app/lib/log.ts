// Writes down what the reader need not know: a view not counted, an event not stored.

export function logQuietly(what: string, error: unknown): void {
  // biome-ignore lint/suspicious/noConsole: the one door to the console for failures without an effect
  console.error(what, error);
}
