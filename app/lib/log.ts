// Logs failures that the user does not need to know about, such as an event that was not stored.

export function logQuietly(what: string, error: unknown): void {
  // biome-ignore lint/suspicious/noConsole: the one place that logs failures without a visible effect
  console.error(what, error);
}
