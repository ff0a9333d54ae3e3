import { formatLocale, localePrefix } from '@ayana/contracts/language';
import type { paths } from '@ayana/contracts/api';
import { CONFIRMED_HEADER, newRequestId, REQUEST_ID_HEADER } from '@ayana/contracts/operation';
import { isProblem } from '@ayana/contracts/problems';
import ky, { type KyInstance } from 'ky';
import createClient, { type Middleware } from 'openapi-fetch';
import { problemOf, unansweredProblem } from '../problems';
import { GENERATION_HEADER, noteGeneration } from '../release/release-watcher';
import { accessToken, renewAccessToken } from '../session/token';
import { confirmDoubts } from './confirm';
import { ownVersions } from './own-versions';
import { apiOrigin, IN_BROWSER, readOnServer } from './origin';
import { counted } from './quiet';

export { callsAnswered } from './quiet';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** Answers that take the server long to make. */
const SLOW_PATHS = /\/(record-pack|export)$/;
const SLOW_TIMEOUT = 120_000;

const http: KyInstance = ky.create({
  throwHttpErrors: false,
  timeout: 15_000,
  retry: {
    limit: 2,
    // Repeating a DELETE whose answer got lost would fail with "not found".
    methods: ['get', 'head', 'put', 'post'],
    statusCodes: [408, 502, 503, 504],
    // A form that waits for Retry-After looks stuck: after two short tries the user decides.
    afterStatusCodes: [],
    retryOnTimeout: false,
  },
  hooks: {
    afterResponse: [
      ({ response }) => {
        noteGeneration(response.headers.get(GENERATION_HEADER));
      },
    ],
  },
});

/**
 * Sends one request with the access token, which is renewed once when the server refuses it. A POST is repeated
 * after a lost connection only when its Idempotency-Key makes that harmless.
 */
const send = (request: Request): Promise<Response> =>
  IN_BROWSER ? counted(askedFirst(request)) : readOnServer(request);

const CONFLICT = 409;

/** Sends a request again, when the API asks about what is doubtful in it and the person says that it is right. No form has to know. */
async function askedFirst(request: Request): Promise<Response> {
  if (request.method === 'GET') return sendFromBrowser(request);
  const again = request.clone();
  const answer = await sendFromBrowser(request);
  if (answer.status !== CONFLICT) return answer;
  const body: unknown = await answer
    .clone()
    .json()
    .catch(() => undefined);
  if (!isProblem(body) || body.code !== 'needs_confirmation') return answer;
  if (!(await confirmDoubts((body.errors ?? []).map(({ message }) => message)))) return answer;
  again.headers.set(CONFIRMED_HEADER, 'true');
  return sendFromBrowser(again);
}

async function sendFromBrowser(request: Request): Promise<Response> {
  // One id per call through all tries: logs, jobs and mails carry it.
  // English is the API's own; the browser's languages are not the page's.
  if (localePrefix() !== '') request.headers.set('Accept-Language', formatLocale());
  if (!request.headers.has(REQUEST_ID_HEADER)) request.headers.set(REQUEST_ID_HEADER, newRequestId());
  const address = new URL(request.url);
  const harmless = request.method !== 'POST' || request.headers.has('Idempotency-Key');
  const options = {
    ...(harmless ? {} : { retry: 0 }),
    ...(SLOW_PATHS.test(address.pathname) ? { retry: 0, timeout: SLOW_TIMEOUT } : {}),
  };
  if (carriesOwnProof(address.pathname)) return http(request, options);
  const again = request.clone();
  const token = await accessToken();
  const answer = await http(withToken(request, token), options);
  if (answer.status !== 401) return answer;
  const renewed = await renewAccessToken(token);
  return renewed === undefined ? answer : http(withToken(again, renewed), options);
}

/** Sign-in and refresh authenticate by password or cookie, not by token. */
function carriesOwnProof(path: string): boolean {
  return path === '/api/auth/refresh' || path === '/api/auth/sign-in';
}

function withToken(request: Request, token: string | undefined): Request {
  if (token !== undefined) request.headers.set('Authorization', `Bearer ${token}`);
  return request;
}

const failuresAreProblems: Middleware = {
  async onResponse({ response }) {
    if (response.ok) return undefined;
    const body: unknown = await response.json().catch(() => undefined);
    throw problemOf(body, response.status, secondsToWait(response));
  },
  onError({ error }) {
    return unansweredProblem(error);
  },
};

/** `Retry-After` in seconds (RFC 9110, 10.2.3); undefined without the header. */
function secondsToWait({ headers }: Response): number | undefined {
  const value = headers.get('retry-after');
  const seconds = value === null ? Number.NaN : Number(value);
  return Number.isFinite(seconds) ? Math.max(0, Math.ceil(seconds)) : undefined;
}

/** Creates the typed client. */
export function createApi(): ReturnType<typeof createClient<paths>> {
  const client = createClient<paths>({ baseUrl: `${apiOrigin()}/api`, fetch: send });
  client.use(ownVersions(), failuresAreProblems);
  return client;
}

export interface CallOptions {
  body?: object;
  headers?: Readonly<Record<string, string>>;
  signal?: AbortSignal;
}

/** A call whose path is not in the generated types, sent in the same way. */
export async function call(method: Method, path: string, { body, ...init }: CallOptions = {}): Promise<unknown> {
  const request = new Request(`${apiOrigin()}/api${path}`, {
    method,
    ...init,
    ...(body === undefined
      ? {}
      : { headers: { ...init.headers, 'Content-Type': 'application/json' }, body: JSON.stringify(body) }),
  });
  let response: Response;
  try {
    response = await send(request);
  } catch (error) {
    throw unansweredProblem(error);
  }
  const answer: unknown = response.status === 204 ? null : await response.json().catch(() => undefined);
  if (!response.ok) throw problemOf(answer, response.status, secondsToWait(response));
  return answer;
}
