import { isRole, ROLE_FETCH, type Role } from '@ayana/contracts/identity';
import { wait } from '../wait';

/** A role as a session keeps it (`Session`). */
export interface ReadRole {
  role: Role | null;
  unknown_role: string | undefined;
}

/** Keeps a role that this version does not know apart from none. @param value as the server names it */
export function roleOf(value: unknown): ReadRole {
  if (isRole(value)) return { role: value, unknown_role: undefined };
  return { role: null, unknown_role: typeof value === 'string' && value !== '' ? value : undefined };
}

/**
 * The role as the server's procedure names it (spec sections 6 and 9): after 50 ms, then up to three more times, 150 ms times the
 * attempt apart, while there is no token yet or the call fails; after that there is no role.
 */
export async function readRole(options: {
  token: () => Promise<string | undefined>;
  call: () => Promise<unknown>;
  pause?: (milliseconds: number) => Promise<void>;
}): Promise<ReadRole> {
  const pause = options.pause ?? wait;
  await pause(ROLE_FETCH.initial_delay);
  for (let attempt = 0; ; attempt++) {
    if (attempt > 0) await pause(ROLE_FETCH.retry_delay * attempt);
    try {
      if ((await options.token()) !== undefined) {
        return roleOf(await options.call());
      }
    } catch (error) {
      if (attempt >= ROLE_FETCH.retries) console.warn('The role was not read.', error);
    }
    if (attempt >= ROLE_FETCH.retries) return roleOf(null);
  }
}
