import type { Asker } from './asker.ts';

/** Requests that are sent again as soon as they are answered. */
export interface Busy {
  /** Until the first is answered. */
  begun: Promise<void>;
  /** How many were answered, by status. */
  answers: ReadonlyMap<number, number>;
  end(): Promise<void>;
}

/** One user asks for something over many connections, and heeds no Retry-After. */
export function keepBusy(ask: Asker, connections: number): Busy {
  const answers = new Map<number, number>();
  let goesOn = true;
  let begin: () => void = () => undefined;
  const begun = new Promise<void>((resolve) => (begin = resolve));
  const workers = Array.from({ length: connections }, async () => {
    while (goesOn) {
      const { status } = await ask.get();
      answers.set(status, (answers.get(status) ?? 0) + 1);
      begin();
    }
  });
  return {
    begun,
    answers,
    end: async () => {
      goesOn = false;
      await Promise.all(workers);
    },
  };
}
