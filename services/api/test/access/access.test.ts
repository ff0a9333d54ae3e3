import { isDeepStrictEqual } from 'node:util';
import type { AccessEntry, Role } from '@ayana/contracts/identity';
import { EVERY_ROLE, ENTRY_VISITORS, isAmong } from '@ayana/contracts/testing';
import { METHOD_METADATA, PATH_METADATA } from '@nestjs/common/constants.js';
import { RequestMethod } from '@nestjs/common';
import { DiscoveryService, MetadataScanner } from '@nestjs/core';
import { startApi, type TestApi } from '../support/api.js';
import { rowWrites } from '../support/database.js';
import { ROUTES } from './routes.js';

const OTHERS_ID = '01900000-0000-7000-8000-000000000000';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

function routeTable(): string[] {
  const scanner = api.app.get(MetadataScanner, { strict: false });
  const asPath = (part: unknown): string =>
    (typeof part === 'string' ? `/${part}` : '').replace(/\/+$/, '').replace(/^\/+/, '/');
  return api.app
    .get(DiscoveryService, { strict: false })
    .getControllers()
    .flatMap(({ metatype }) => {
      if (typeof metatype !== 'function') return [];
      const prototype: object = metatype.prototype;
      return scanner.getAllMethodNames(prototype).flatMap((name) => {
        const handler = Reflect.get(prototype, name) as object;
        const method: unknown = Reflect.getMetadata(METHOD_METADATA, handler);
        if (typeof method !== 'number') return [];
        const path = `${asPath(Reflect.getMetadata(PATH_METADATA, metatype))}${asPath(Reflect.getMetadata(PATH_METADATA, handler))}`;
        return [`${RequestMethod[method]} ${path}`];
      });
    });
}

/** A role, null without one, undefined signed out. */
type Caller = Role | null | undefined;
type Route = readonly [route: string, entry: AccessEntry];
const callers: Caller[] = [...EVERY_ROLE, null, undefined];
const nameOf = (caller: Caller): string => (caller === undefined ? 'anonymous' : (caller ?? 'no role'));

test('every route has an access entry in the table, and the table names no other', () => {
  expect(routeTable().toSorted()).toEqual(Object.keys(ROUTES).toSorted());
});

test('the API document describes every route but the catch-all and itself', async () => {
  const { body } = await api.call<{ paths: Record<string, object> }>('GET', '/openapi.json');
  const described = Object.entries(body.paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path.replaceAll(/\{(\w+)\}/g, ':$1')}`),
  );
  const undescribed = new Set(['GET /openapi.json', 'GET /oauth2/callback', 'POST /functions/:name']);
  expect(described.toSorted()).toEqual(
    Object.keys(ROUTES)
      .filter((route) => !undescribed.has(route))
      .toSorted(),
  );
});

/** Public routes that ask for a secret of their own (`x-room-token`, a guest's cookie): without it, everyone is answered that they are not signed in. */
const OWN_SECRET = new Set([
  'GET /guest-case',
  'GET /guest-case/papers/:id/content',
  'POST /guest-case/codes',
  'POST /guest-case/uploads',
  'HEAD /guest-case/uploads/:id',
  'PATCH /guest-case/uploads/:id',
  'DELETE /guest-case/uploads/:id',
  'GET /room-visits/current',
  'GET /room-visits/current/ice-servers',
]);

/** What is wrong with the answer to a caller, or undefined. */
async function faultOf(route: string, entry: AccessEntry, caller: Caller): Promise<string | undefined> {
  const [method = '', pattern = ''] = route.split(' ');
  const path = pattern
    .replaceAll(/:(id|session_id|task_id|paper_id|recommendation_id)/g, OTHERS_ID)
    .replace(':name', 'unknown');
  const { status, headers, body } = await api.call<{ code?: string } | null>(method, path, {
    body: method === 'POST' || method === 'PATCH' ? {} : undefined,
    ...(caller === undefined ? {} : { as: caller }),
  });
  const found = `${status} ${body?.code ?? ''}`.trim();
  if (entry !== 'public' && headers.get('cache-control') !== 'no-store') return `${found} may be cached`;
  // The answer to HEAD has no body.
  if (OWN_SECRET.has(route)) {
    const expected = method === 'HEAD' ? '401' : '401 not_signed_in';
    return found === expected ? undefined : `${found} without its secret`;
  }
  if (isAmong(ENTRY_VISITORS[entry], caller))
    return [401, 403, 500].includes(status) ? `${found} for an allowed caller` : undefined;
  const code = caller === undefined ? '401 not_signed_in' : '403 not_allowed';
  const refusal = method === 'HEAD' ? code.slice(0, 3) : code;
  if (found !== refusal) return `${found} instead of ${refusal}`;
  return headers.get('content-type')?.includes('application/problem+json') ? undefined : `${found} is not a problem`;
}

/** The faults of these routes, and whether calling them changed any row. */
async function tryRoutes(routes: readonly Route[], caller: Caller): Promise<{ faults: string[]; isChanged: boolean }> {
  const before = await rowWrites(api);
  const faults: string[] = [];
  for (const [route, entry] of routes) {
    const fault = await faultOf(route, entry, caller);
    if (fault !== undefined) faults.push(`${route} as ${nameOf(caller)}: ${fault}`);
  }
  return { faults, isChanged: !isDeepStrictEqual(await rowWrites(api), before) };
}

test('every route answers every role as the table says, and a refusal changes no row', async () => {
  const faults: string[] = [];
  for (const caller of callers) {
    if (caller !== undefined) await api.signIn(caller);
    const isAllowed = ([, entry]: Route): boolean => isAmong(ENTRY_VISITORS[entry], caller);
    const routes = Object.entries(ROUTES);
    const refused = routes.filter((route) => !isAllowed(route));
    const result = await tryRoutes(refused, caller);
    faults.push(...result.faults, ...(await tryRoutes(routes.filter(isAllowed), caller)).faults);
    // Only then each alone, to name the route.
    for (const route of result.isChanged ? refused : [])
      if ((await tryRoutes([route], caller)).isChanged) faults.push(`${route[0]} as ${nameOf(caller)}: changed rows`);
    if (result.isChanged) faults.push(`a refusal changed rows, as ${nameOf(caller)}`);
  }
  expect(faults).toEqual([]);
});
