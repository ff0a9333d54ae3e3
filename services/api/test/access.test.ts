import { ACCESS, mayEnter, ROLES, type Role } from '@ayana/contracts/identity';
import { METHOD_METADATA, PATH_METADATA } from '@nestjs/common/constants.js';
import { RequestMethod } from '@nestjs/common';
import { DiscoveryService, MetadataScanner } from '@nestjs/core';
import { startApi, type TestApi } from './api.js';

type Expected = 'public' | 'session' | 'inbox' | 'patient_notifications' | 'team_notices' | 'releases';

/** Who may call what. A route that is not named here fails the test: decide first, then write it down. */
const ROUTES: Record<string, Expected> = {
  'GET /health/live': 'public',
  'GET /health/ready': 'public',
  'GET /openapi.json': 'public',
  'POST /auth/sign-in': 'public',
  'POST /auth/refresh': 'public',
  'POST /auth/sign-out': 'public',
  'GET /auth/session': 'public',
  'GET /auth/sessions': 'session',
  'DELETE /auth/sessions/:id': 'session',
  'GET /rpc/get_current_user_role': 'session',
  'POST /rpc/log_security_event': 'session',
  'POST /security/csp-reports': 'public',
  'POST /client-reports': 'public',
  'POST /web-vitals': 'public',
  'GET /releases': 'releases',
  'GET /inbox': 'inbox',
  'GET /inbox/unread-count': 'inbox',
  'GET /inbox/:id': 'inbox',
  'PATCH /inbox/:id': 'inbox',
  'POST /inbox/:id/read': 'inbox',
  'POST /inbox/:id/claim': 'inbox',
  'POST /inbox/:id/replies': 'inbox',
  'POST /functions/consultation-form': 'public',
  'POST /functions/video-consultation-request': 'public',
  'POST /functions/contact-form': 'public',
  'POST /functions/contact-notification': 'team_notices',
  'POST /functions/newsletter': 'public',
  'POST /functions/:name': 'public',
  'GET /general-inquiries': 'session',
  'GET /general-inquiries/unread-count': 'session',
  'PATCH /general-inquiries/:id': 'session',
  'GET /newsletter/unsubscribe': 'public',
  'POST /newsletter/unsubscribe': 'public',
  'GET /patient-notifications': 'patient_notifications',
  'GET /patient-notifications/unread-count': 'patient_notifications',
  'POST /patient-notifications/mark-read': 'patient_notifications',
  'GET /rpc/get_public_social_links': 'public',
  'GET /rpc/search_treatments': 'public',
  'GET /treatments': 'public',
  'GET /treatments/:id': 'public',
  'GET /treatment-categories': 'public',
  'GET /partner-hospitals': 'public',
  'GET /partner-hospitals/:id': 'public',
};

const SOMEBODY_ELSES = '01900000-0000-7000-8000-000000000000';
const COUNTED = [
  'inbox_items',
  'inbox_timeline',
  'inbox_reads',
  'outgoing_mails',
  'security_events',
  'patient_notifications',
  'general_inquiries',
  'remote_failures',
];

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

const callers: (Role | null | undefined)[] = [...ROLES, null, undefined];

function mayCall(expected: Expected, caller: Role | null | undefined): boolean {
  if (expected === 'public') return true;
  if (expected === 'session') return caller !== undefined;
  return caller !== undefined && caller !== null && mayEnter(expected, caller);
}

async function counts(): Promise<unknown> {
  return api.database.rows(
    COUNTED.map((table) => `select '${table}' as name, count(*)::int as count from ${table}`).join(' union all ') +
      ' order by name',
  );
}

test('every route is in the table of who may call it, and the table names no other', () => {
  expect(routeTable().toSorted()).toEqual(Object.keys(ROUTES).toSorted());
});

test('the description names every route but the catch-all and itself', async () => {
  const { body } = await api.call<{ paths: Record<string, object> }>('GET', '/openapi.json');
  const described = Object.entries(body.paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path.replaceAll(/\{(\w+)\}/g, ':$1')}`),
  );
  const undescribed = new Set(['GET /openapi.json', 'POST /functions/:name']);
  expect(described.toSorted()).toEqual(
    Object.keys(ROUTES)
      .filter((route) => !undescribed.has(route))
      .toSorted(),
  );
});

test('the staff of the inbox is whom the contracts name', () => {
  expect(ACCESS.inbox).toEqual(['admin', 'super_admin', 'ayana_staff']);
});

describe.each(callers.map((caller) => [caller === undefined ? 'anonymous' : (caller ?? 'no role'), caller] as const))(
  '%s',
  (_name, caller) => {
    test.each(Object.entries(ROUTES))('%s', async (route, expected) => {
      const [method = '', pattern = ''] = route.split(' ');
      const path = pattern.replace(':id', SOMEBODY_ELSES).replace(':name', 'unknown');
      const allowed = mayCall(expected, caller);
      const before = allowed ? undefined : await counts();
      const body = method === 'POST' || method === 'PATCH' ? {} : undefined;
      const answer = await api.call<{ code?: string }>(method, path, {
        body,
        ...(caller === undefined ? {} : { as: caller }),
      });
      if (allowed) {
        expect([401, 403]).not.toContain(answer.status);
        expect(answer.status).not.toBe(500);
        return;
      }
      expect(answer.status).toBe(caller === undefined ? 401 : 403);
      expect(answer.headers.get('content-type')).toContain('application/problem+json');
      expect(answer.body.code).toBe(caller === undefined ? 'not_signed_in' : 'not_allowed');
      expect(await counts()).toEqual(before);
    });
  },
);
