/** The operator's language model: where it is, and how much of it an answer may use. */

export type ModelSettings = {
  readonly baseUrl: string;
  readonly model: string;
  readonly apiKey: string | undefined;
  /** From the question to the answer, reading and a second attempt included. */
  readonly timeoutMs: number;
  /** The most that one request to the model may write. */
  readonly maxTokens: number;
  /** Answers of the model for one person in a day; infinite where there is no limit. */
  readonly answersPerDay: number;
};

/** The server that questions go to, as the privacy page names it; null where none is set. */
export function modelServer(settings: Pick<ModelSettings, "baseUrl"> | undefined): string | null {
  return settings === undefined ? null : new URL(settings.baseUrl).host;
}
