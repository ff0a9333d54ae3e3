let last: Promise<unknown> = Promise.resolve();

/** Does things one after another, in the order they were asked for. One that fails leaves the next its turn. */
export function inTurn(act: () => Promise<void>): Promise<void> {
  const done = last.then(act);
  last = done.catch(() => {});
  return done;
}
