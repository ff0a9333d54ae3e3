import { fork } from 'node:child_process';
import { once } from 'node:events';

import type { Asker } from './asker.ts';

/** How often requests were answered, by status. */
export type Answers = Readonly<Record<string, number>>;

/** Requests that are sent again as soon as they are answered. */
export interface Busy {
  /** Lets those under way end. */
  end(): Promise<Answers>;
}

/**
 * One user asks for something over many connections, and heeds no Retry-After. In a process of its own, as it would be on a machine of its own: what is
 * measured here does not wait for what arrives there. Resolves when the first request is answered.
 */
export async function keepBusy(ask: Asker, connections: number): Promise<Busy> {
  const child = fork(new URL('busy-process.ts', import.meta.url), [JSON.stringify({ data: ask.data, connections })]);
  await once(child, 'message');
  return {
    end: async () => {
      const answered = once(child, 'message');
      child.send('end');
      const [answers] = (await answered) as [Answers];
      return answers;
    },
  };
}
