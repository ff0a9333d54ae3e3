import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';

/** OWASP's first choice for Argon2id (the library's default algorithm): 19 MiB, two passes, one lane. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/**
 * Hashes at once. Each keeps a processor busy for tens of milliseconds; one processor stays free for everybody who is not
 * signing in, and those who are wait their turn.
 */
const AT_ONCE = Math.max(1, availableParallelism() - 1);

let working = 0;
const waiting: (() => void)[] = [];

/** Runs `work` when it is its turn: first come, first served. */
async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (working === AT_ONCE) await new Promise<void>((resolve) => waiting.push(resolve));
  else working += 1;
  try {
    return await work();
  } finally {
    // The place goes to the next in line, or back.
    const next = waiting.shift();
    if (next) next();
    else working -= 1;
  }
}

let stranger: Promise<string> | undefined;

/** One text for every way of typing it (NIST SP 800-63B, 3.1.1.2): an accent may be a character of its own or not. */
const asTyped = (password: string): string => password.normalize('NFKC');

export function hashPassword(password: string): Promise<string> {
  return inTurn(() => hash(asTyped(password), COST));
}

/** Takes as long for an unknown account (`null`) as for a known one. */
export async function isPassword(passwordHash: string | null, password: string): Promise<boolean> {
  stranger ??= hashPassword('nobody has this password');
  // Awaited for everybody: the first to ask waits for it, known or not.
  const nobody = await stranger;
  const matches = await inTurn(() => verify(passwordHash ?? nobody, asTyped(password)));
  return passwordHash !== null && matches;
}
