import type { Role } from '@ayana/contracts/identity';
import { EVERY_ROLE, ENTRY_VISITORS, isAmong } from '@ayana/contracts/testing';
import { METHOD_METADATA, PATH_METADATA } from '@nestjs/common/constants.js';
import { RequestMethod } from '@nestjs/common';
import { DiscoveryService, MetadataScanner } from '@nestjs/core';
import { startApi, type TestApi } from '../support/api.js';
import { allRows } from '../support/database.js';
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

const callers: (Role | null | undefined)[] = [...EVERY_ROLE, null, undefined];

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

describe.each(callers.map((caller) => [caller === undefined ? 'anonymous' : (caller ?? 'no role'), caller] as const))(
  '%s',
  (_name, caller) => {
    test.each(Object.entries(ROUTES))('%s', async (route, entry) => {
      const [method = '', pattern = ''] = route.split(' ');
      const path = pattern.replaceAll(/:(id|session_id)/g, OTHERS_ID).replace(':name', 'unknown');
      const allowed = isAmong(ENTRY_VISITORS[entry], caller);
      const body = method === 'POST' || method === 'PATCH' ? {} : undefined;
      if (caller !== undefined) await api.signIn(caller);
      const before = allowed ? undefined : await allRows(api.database);
      const answer = await api.call<{ code?: string }>(method, path, {
        body,
        ...(caller === undefined ? {} : { as: caller }),
      });
      if (entry !== 'public') expect(answer.headers.get('cache-control')).toBe('no-store');
      if (allowed) {
        expect([401, 403]).not.toContain(answer.status);
        expect(answer.status).not.toBe(500);
        return;
      }
      expect(answer.status).toBe(caller === undefined ? 401 : 403);
      expect(answer.headers.get('content-type')).toContain('application/problem+json');
      expect(answer.body.code).toBe(caller === undefined ? 'not_signed_in' : 'not_allowed');
      expect(await allRows(api.database)).toEqual(before);
    });
  },
);
