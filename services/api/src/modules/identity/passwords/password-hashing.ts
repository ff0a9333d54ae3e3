import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import { Counter } from 'prom-client';

export const passwordHashes = new Counter({
  name: 'ayana_password_hashes_total',
  help: 'Passwords that were hashed, to keep or to compare them.',
});

/** OWASP's first choice for Argon2id (the library's default algorithm): 19 MiB, two passes, one thread. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/**
 * Hashes computed at once. Each occupies a processor for tens of milliseconds; one processor stays free for requests that are not signing
 * in, and further hashes wait.
 */
const AT_ONCE = Math.max(1, availableParallelism() - 1);

let working = 0;
const queue: (() => void)[] = [];

/** Runs `work` when a place is free, in the order of the calls. */
async function limitConcurrency<T>(work: () => Promise<T>): Promise<T> {
  if (working === AT_ONCE) await new Promise<void>((resolve) => queue.push(resolve));
  else working += 1;
  passwordHashes.inc();
  try {
    return await work();
  } finally {
    // The place goes to the next waiting call, or becomes free.
    const next = queue.shift();
    if (next) next();
    else working -= 1;
  }
}

let dummyPassword: Promise<string> | undefined;

/** One form for every way of typing a password (NIST SP 800-63B, 3.1.1.2): an accent may be a separate character or not. */
const normalise = (password: string): string => password.normalize('NFKC');

export function hashPassword(password: string): Promise<string> {
  return limitConcurrency(() => hash(normalise(password), COST));
}

/** Takes as long without an account (`null`) as with one. */
export async function isPassword(passwordHash: string | null, password: string): Promise<boolean> {
  dummyPassword ??= hashPassword('nobody has this password');
  // Awaited in every case: the first call waits for it, whether there is an account or not.
  const dummyHash = await dummyPassword;
  const matches = await limitConcurrency(() => verify(passwordHash ?? dummyHash, normalise(password)));
  return passwordHash !== null && matches;
}
