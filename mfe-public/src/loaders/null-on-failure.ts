/**
 * What was read; null when it could not be, which is logged: the page goes on without it.
 * @param what that is read, as the log says it: "The vacancies"
 * @throws what ended a request that is no longer wanted
 */
export async function nullOnFailure<Value>(
  what: string,
  reading: Promise<Value | null | undefined>,
  signal: AbortSignal,
): Promise<Value | null> {
  try {
    return (await reading) ?? null;
  } catch (error) {
    if (signal.aborted) throw error;
    console.error(`${what} could not be read.`, error);
    return null;
  }
}
