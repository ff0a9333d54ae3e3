/** Milliseconds in which a page that is just shown begins its calls. */
const BEGINNING = 50;
/** Longest wait for answers, in milliseconds. */
const LONGEST = 2_000;

let underway = 0;
const waiting = new Set<() => void>();

/** Counts a call to the API until it is answered. */
export async function counted<T>(call: Promise<T>): Promise<T> {
  underway += 1;
  try {
    return await call;
  } finally {
    underway -= 1;
    if (underway === 0) for (const resolve of waiting) resolve();
  }
}

/**
 * Resolves when no call to the API waits for its answer: what the page shows comes first over a slow line, the code of what is beside it
 * after that.
 */
export async function callsAnswered(): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, BEGINNING));
  if (underway === 0) return;
  let answered: () => void = () => {};
  await new Promise<void>((resolve) => {
    answered = resolve;
    waiting.add(resolve);
    setTimeout(resolve, LONGEST);
  });
  waiting.delete(answered);
}
