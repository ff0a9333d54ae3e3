import { logText } from '@ayana/contracts/operation';
import { OutsideSignInError } from './outside-sign-in-error.js';

const property = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;

/** An error and its causes, outermost first. */
function chain(error: unknown): unknown[] {
  const links: unknown[] = [];
  for (let each = error; each !== undefined && each !== null && links.length < 5; each = property(each, 'cause')) {
    links.push(each);
  }
  return links;
}

/** The provider did not respond in time, or answered that it is broken; compared by names, because a test realm has classes of its own. */
function isUnreachable(error: unknown): boolean {
  return chain(error).some((each) => {
    const status = property(each, 'status');
    if (typeof status === 'number' && status >= 500) return true;
    if (['OAUTH_TIMEOUT', 'OAUTH_ABORT'].some((code) => code === property(each, 'code'))) return true;
    // undici throws this when a connection fails.
    return property(each, 'name') === 'TypeError' && property(each, 'cause') !== undefined;
  });
}

/** The library's message, with the OAuth and connection codes, and without what the provider wrote about a user. */
const reasonOf = (error: unknown): string =>
  chain(error)
    .flatMap((each) => [
      property(each, 'name'),
      property(each, 'code'),
      property(each, 'error'),
      property(each, 'message'),
    ])
    .filter((each) => typeof each === 'string' && each !== '')
    .map((each) => logText(String(each)))
    .join(' · ')
    .slice(0, 500);

/** An error of openid-client, as the problem a user reads. */
export function toOutsideSignInError(error: unknown): OutsideSignInError {
  if (error instanceof OutsideSignInError) return error;
  // `error` of the authorization response (RFC 6749, 4.1.2.1), or of the token endpoint's answer (5.2).
  const code = property(error, 'error');
  if (code === 'access_denied') return new OutsideSignInError('access_denied', 'The person said no.');
  const unreachable = code === 'temporarily_unavailable' || isUnreachable(error);
  return new OutsideSignInError(unreachable ? 'provider_unreachable' : 'provider_error', reasonOf(error));
}
