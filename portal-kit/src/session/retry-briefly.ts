import { ApiProblem } from '../problems';
import { wait } from '../wait';

/** Pauses between tries, in milliseconds: all within the ten seconds in which the server accepts a refresh cookie twice (api.md). */
const PAUSES: readonly number[] = [250, 750, 2000];

/**
 * Retries while the network or the API is just coming back (a device that woke up, an API that restarts). Refusals and
 * timeouts are not repeated, and nothing is while the device is offline.
 */
export async function retryBriefly<Answer>(
  ask: () => Promise<Answer>,
  { pause = wait, online = () => navigator.onLine }: { pause?: typeof wait; online?: () => boolean } = {},
): Promise<Answer> {
  for (const milliseconds of PAUSES) {
    try {
      return await ask();
    } catch (error) {
      if (!isTransient(error) || !online()) throw error;
      await pause(milliseconds);
    }
  }
  return ask();
}

function isTransient(error: unknown): boolean {
  return error instanceof ApiProblem && (error.code === 'network_error' || [502, 503, 504].includes(error.status));
}
