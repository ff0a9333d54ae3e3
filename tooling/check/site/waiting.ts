import { readdirSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';

/** Polls until a condition is true; an error counts as false. @throws naming what was waited for */
export async function until(
  what: string,
  patienceMs: number,
  holds: () => Promise<boolean> | boolean,
  everyMs = 50,
): Promise<void> {
  const end = Date.now() + patienceMs;
  let failure: unknown;
  for (;;) {
    try {
      if (await holds()) return;
    } catch (error) {
      failure = error;
    }
    if (Date.now() > end)
      throw new Error(`Waited ${Math.round(patienceMs / 1000)} s in vain until ${what}.`, { cause: failure });
    await sleep(everyMs);
  }
}

/** Ids of all processes of this machine that can be seen. */
export function processes(): number[] {
  return readdirSync('/proc').map(Number).filter(Number.isInteger);
}
