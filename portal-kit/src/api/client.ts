import type { paths } from '@ayana/contracts/api';
import type { Client } from 'openapi-fetch';
import { unansweredProblem } from '../problems';
import type { CallOptions, Method } from './http';

type Http = typeof import('./http');
type Api = Client<paths>;

let http: Promise<Http> | undefined;
let made: Api | undefined;

/**
 * Loads the API client: 10 KB that a reader of a public page never needs. It loads with the first call, or
 * earlier when the user begins to fill in a form. After a failure the next call tries again.
 */
export function loadHttp(): Promise<Http> {
  http ??= import(/* webpackChunkName: "http" */ './http').catch((error: unknown) => {
    http = undefined;
    throw unansweredProblem(error);
  });
  return http;
}

async function client(): Promise<Api> {
  const { createApi } = await loadHttp();
  made ??= createApi();
  return made;
}

const later =
  (method: Method) =>
  async (...request: unknown[]): Promise<unknown> =>
    ((await client())[method] as (...request: unknown[]) => Promise<unknown>)(...request);

/**
 * The typed client: `const { data } = await api.GET('/inbox', { params: { query: { status: 'new' } } })`.
 * Paths and bodies are those of `contracts/src/api.ts`. It throws `ApiProblem` for every refusal and lost connection and
 * never shows a toast of its own.
 */
export const api = {
  GET: later('GET'),
  POST: later('POST'),
  PUT: later('PUT'),
  PATCH: later('PATCH'),
  DELETE: later('DELETE'),
} as Pick<Api, Method>;

/** A call whose path is data, such as a count of the rail: its answer is unknown until it is checked. */
export async function call(method: Method, path: string, options?: CallOptions): Promise<unknown> {
  return (await loadHttp()).call(method, path, options);
}
