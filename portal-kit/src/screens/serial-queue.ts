let last: Promise<unknown> = Promise.resolve();

/** Runs tasks one after another, in the order they were added. A task that fails does not stop the next one. */
export function runSerially(task: () => Promise<void>): Promise<void> {
  const done = last.then(task);
  last = done.catch(() => {});
  return done;
}

/** Resolves once the tasks added so far are done. */
export const tasksDone = async (): Promise<void> => void (await last);
