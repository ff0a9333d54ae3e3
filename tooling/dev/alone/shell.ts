import { SentenceError } from '../../bootstrap/report.mjs';

/** The query by which a site is asked to take a remote from somewhere else; the render server's word for it. */
const QUERY = 'ayana_dev_remote';
const PATIENCE_MS = 10_000;

/**
 * Makes sure the site takes remotes from this machine.
 * @returns its origin
 * @throws SentenceError saying what to do
 */
export async function askShell(address: string | undefined): Promise<string> {
  if (address === undefined || !URL.canParse(address) || !/^https?:$/.test(new URL(address).protocol)) {
    throw new SentenceError('Say into which site it goes: --shell http://localhost:3000');
  }
  const { origin } = new URL(address);
  let answer: Response;
  try {
    answer = await fetch(`${origin}/?${QUERY}=ask`, { redirect: 'manual', signal: AbortSignal.timeout(PATIENCE_MS) });
  } catch {
    throw new SentenceError(`${origin} does not answer: start it (npm start), or name the site that runs.`);
  }
  await answer.body?.cancel();
  if (answer.status === 204) return origin;
  throw new SentenceError(
    `${origin} does not take remotes from elsewhere: start it with DEV_REMOTES=1 (with demo data on localhost it is so by itself).`,
  );
}

/** The address that makes a browser take the remote from `origin`, or, with `off`, from its release again. */
export function joinAddress(shell: string, name: string, origin?: string): string {
  return `${shell}/?${QUERY}=${name}${origin === undefined ? '' : `@${origin}`}`;
}
