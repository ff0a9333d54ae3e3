/** Logs a read that failed and that the page does without. One that was called off, because the user has left, has not failed. */
export function reportFailure(sentence: string, error: unknown, signal: AbortSignal): void {
  if (!signal.aborted) console.error(sentence, error);
}
