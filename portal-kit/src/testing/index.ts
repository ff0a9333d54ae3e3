import type { Role } from '@ayana/contracts/identity';
import { SIGNED_OUT, type SessionUser, useSession } from '../session/store';
import { setAccessToken } from '../session/token';
import { useToasts, type Toast } from '../toasts/toasts';

/** Helpers for tests of remotes and of the shell; never part of a release. */

/** Signs in a user for the components under test, without an API. */
export function signInAs(role: Role | null, user: Partial<SessionUser> = {}): void {
  setAccessToken('test-token', 600);
  useSession.setState({
    status: 'signed_in',
    role,
    user: { id: '00000000-0000-7000-8000-000000000001', email: 'user@demo.ayana.test', ...user },
    hint: undefined,
  });
}

/** Signed out, no toast on screen: for `beforeEach`. */
export function resetKit(): void {
  setAccessToken(undefined);
  useSession.setState(SIGNED_OUT);
  useToasts.setState({ current: null, secondary: [] });
}

/** The toast that would be on screen. */
export function shownToast(): Toast | null {
  const { current } = useToasts.getState();
  return current?.open === true ? current : null;
}

/** A body, a `Response`, or a function of the request that makes one. */
type Answer = object | string | number | boolean | null | ((request: Request) => unknown);

/**
 * Answers API calls by `METHOD /path` (`'GET /inbox'`); a `Response` is sent unchanged, anything else as JSON. An
 * unexpected call fails the test by name.
 * @returns the requests that were made, and a function that restores the network
 */
export function answerApi(answers: Readonly<Record<string, Answer>>): { requests: Request[]; restore: () => void } {
  const network = globalThis.fetch;
  const requests: Request[] = [];
  globalThis.fetch = async (input) => {
    const request = input as Request;
    requests.push(request.clone());
    const name = `${request.method} ${new URL(request.url).pathname.replace(/^\/api/, '')}`;
    if (!Object.hasOwn(answers, name)) throw new Error(`The test has no answer for ${name}.`);
    const answer = answers[name];
    const value: unknown =
      typeof answer === 'function' ? await (answer as (request: Request) => unknown)(request) : answer;
    return value instanceof Response ? value : Response.json(value);
  };
  return {
    requests,
    restore: () => {
      globalThis.fetch = network;
    },
  };
}
