import type { Role } from '@ayana/contracts/identity';
import type { Problem, ProblemCode } from '@ayana/contracts/problems';
import { type Confirmation, useConfirmations } from '../api/confirm';
import { SIGNED_OUT, type SessionUser, useSession } from '../session/store';
import { setAccessToken } from '../session/token';
import { useToasts, type Toast } from '../toasts/toasts';
import { isCallOf } from './documented';

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
  useConfirmations.setState({ waiting: [] });
}

/** What the person would be asked, and the answer to it; undefined while nothing is asked. */
export const askedNow = (): Confirmation | undefined => useConfirmations.getState().waiting[0];

/** The toast that would be on screen. */
export function shownToast(): Toast | null {
  const { current } = useToasts.getState();
  return current?.open === true ? current : null;
}

/** A body, a `Response`, or a function of the request that makes one. */
export type Answer = object | string | number | boolean | null | ((request: Request) => unknown);

/**
 * Answers API calls by `METHOD /path` (`'GET /inbox'`, `'GET /users/{id}'`); a `Response` is sent unchanged, anything else as
 * JSON. An unexpected call fails the test by name.
 * @param otherwise the answer to other calls, such as `documentedAnswer`; undefined for one that is not expected
 * @returns the requests that were made, and a function that restores the network
 */
export function answerApi(
  answers: Readonly<Record<string, Answer>>,
  otherwise: (name: string) => unknown = () => undefined,
): { requests: Request[]; restore: () => void } {
  const network = globalThis.fetch;
  const requests: Request[] = [];
  globalThis.fetch = async (input) => {
    const request = input as Request;
    requests.push(request.clone());
    const name = `${request.method} ${new URL(request.url).pathname.replace(/^\/api/, '')}`;
    const key = Object.hasOwn(answers, name) ? name : Object.keys(answers).find((each) => isCallOf(each, name));
    const answer = key === undefined ? otherwise(name) : answers[key];
    if (answer === undefined) throw new Error(`The test has no answer for ${name}.`);
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

/** A refusal as the API sends it (RFC 9457). */
export const refusal = (status: number, code: ProblemCode, more: Partial<Problem> = {}): Response =>
  Response.json(
    { type: 'about:blank', title: code, status, code, detail: 'It was refused.', request_id: '1', ...more },
    { status, headers: { 'content-type': 'application/problem+json' } },
  );

/**
 * The API for a test file of a portal's pages, whose reader has this role. Before each test nothing is stored and nothing answered.
 * @returns `answer` adds answers, also later in a test; `changes` are the calls that were to change something, with what they sent
 */
export function portalApi(role: Role) {
  const answers: Record<string, Answer> = {};
  let api: ReturnType<typeof answerApi> = { requests: [], restore: () => undefined };
  // The first test of a file compiles what its pages load.
  jest.setTimeout(30_000);
  beforeEach(() => {
    for (const name of Object.keys(answers)) delete answers[name];
    sessionStorage.clear();
    localStorage.clear();
    resetKit();
    signInAs(role);
    api = answerApi(answers);
  });
  afterEach(() => api.restore());
  return {
    answer: (more: Readonly<Record<string, Answer>>) => void Object.assign(answers, more),
    /** The calls so far, the newest last. */
    calls: () => api.requests,
    changes: (): Promise<[call: string, body: unknown][]> =>
      Promise.all(
        api.requests
          .filter(({ method }) => method !== 'GET')
          .map(async (request) => {
            const text = await request.clone().text();
            const call = `${request.method} ${new URL(request.url).pathname.replace(/^\/api/, '')}`;
            return [call, text === '' ? null : (JSON.parse(text) as unknown)];
          }),
      ),
  };
}
