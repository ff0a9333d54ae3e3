/**
 * The loaded value; null after a failure, which is logged, so that the page is shown without it.
 * @param what the name in the log: "The vacancies"
 * @throws the error of an aborted request
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
