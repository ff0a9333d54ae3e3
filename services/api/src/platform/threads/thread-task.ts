/** A function that runs in a thread: where it is exported, and under which name. */
export interface ThreadTask<Args extends readonly unknown[], Result> {
  module: string;
  name: string;
  /** Never called here: it gives the task its types. */
  readonly types?: (...values: Args) => Promise<Result> | Result;
}

/**
 * Declares that an exported function runs in a thread. It gets plain data and gives plain data or bytes: nothing that is connected, such as
 * a database, can be handed over.
 * @param module `import.meta.url`
 */
export const threadTask = <Args extends readonly unknown[], Result>(
  module: string,
  work: (...values: Args) => Promise<Result> | Result,
): ThreadTask<Args, Result> => ({ module, name: work.name });

/** What a thread is asked to do. */
export interface ThreadQuestion {
  module: string;
  name: string;
  /** BCP 47: its texts are read in it. */
  language: string;
  values: readonly unknown[];
}
