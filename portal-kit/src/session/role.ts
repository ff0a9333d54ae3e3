import { isRole, ROLE_FETCH, type Role } from '@ayana/contracts/identity';
import { wait } from '../wait';

/**
 * The role as the server's procedure names it (spec sections 6 and 9): after 50 ms, then up to three more times, 150 ms times the
 * attempt apart, while there is no token yet or the call fails; after that there is no role.
 */
export async function readRole(options: {
  token: () => Promise<string | undefined>;
  call: () => Promise<unknown>;
  pause?: (milliseconds: number) => Promise<void>;
}): Promise<Role | null> {
  const pause = options.pause ?? wait;
  await pause(ROLE_FETCH.initial_delay);
  for (let attempt = 0; ; attempt++) {
    if (attempt > 0) await pause(ROLE_FETCH.retry_delay * attempt);
    try {
      if ((await options.token()) !== undefined) {
        const role = await options.call();
        return isRole(role) ? role : null;
      }
    } catch (error) {
      if (attempt >= ROLE_FETCH.retries) console.warn('The role was not read.', error);
    }
    if (attempt >= ROLE_FETCH.retries) return null;
  }
}
