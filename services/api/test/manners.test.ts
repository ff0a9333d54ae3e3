import { connect } from 'node:net';
import type { Problem } from '@ayana/contracts/problems';
import { Controller, Get, Module } from '@nestjs/common';
import { AppModule } from '../src/app.module.js';
import { contactForm } from '../src/modules/inquiries/contact.factory.js';
import { ConfigError, readConfig } from '../src/platform/config/config.js';
import { createHttpApp, listen } from '../src/platform/http/http-app.js';
import { Housekeeping } from '../src/platform/housekeeping/housekeeping.js';
import { atTime, startApi, type TestApi } from './api.js';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

const CONTACT = '/functions/contact-form';

describe('a problem', () => {
  test.each([
    ['GET', '/nothing-here', undefined, {}, 404, 'not_found'],
    ['DELETE', '/partner-hospitals', undefined, {}, 404, 'not_found'],
    ['GET', '/partner-hospitals/not-an-id', undefined, {}, 404, 'not_found'],
    ['GET', '/treatments/01900000-0000-7000-8000-000000000000', undefined, {}, 404, 'not_found'],
    ['POST', CONTACT, '{"first_name": ', {}, 400, 'malformed_body'],
    ['POST', CONTACT, '[]', {}, 400, 'malformed_body'],
    ['POST', CONTACT, '"text"', {}, 400, 'malformed_body'],
    ['POST', CONTACT, 'null', {}, 400, 'malformed_body'],
    ['POST', CONTACT, '{"__proto__": {"x": 1}}', {}, 400, 'malformed_body'],
    ['POST', CONTACT, undefined, {}, 400, 'malformed_body'],
    ['POST', CONTACT, 'first_name=A', { 'content-type': 'text/plain' }, 415, 'unsupported_media_type'],
    ['POST', CONTACT, JSON.stringify({ first_name: 'x'.repeat(200_000) }), {}, 413, 'body_too_large'],
    ['GET', '/treatments?limit=0', undefined, {}, 422, 'invalid_fields'],
    ['GET', '/treatments?order=name', undefined, {}, 422, 'invalid_fields'],
  ])('%s %s %.20s is %#', async (method, path, body, headers, status, code) => {
    const answer = await api.call<Problem>(method, path, { body, headers });
    expect([answer.status, answer.body.code]).toEqual([status, code]);
    expect(answer.headers.get('content-type')).toMatch(/^application\/problem\+json/);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(answer.body).toMatchObject({
      type: `urn:ayana:problem:${code}`,
      status,
      title: expect.any(String),
      detail: expect.any(String),
    });
    expect(answer.body.request_id).toBe(answer.headers.get('x-request-id'));
    expect(answer.text).not.toMatch(/\bat .*\.js|select |insert |Error:/i);
  });

  test('carries the request’s own id when it has a plain one', async () => {
    const given = await api.call<Problem>('GET', '/nothing', { headers: { 'x-request-id': 'proxy-12345678' } });
    expect([given.body.request_id, given.headers.get('x-request-id')]).toEqual(['proxy-12345678', 'proxy-12345678']);
    const strange = await api.call<Problem>('GET', '/nothing', { headers: { 'x-request-id': 'a b<script>' } });
    expect(strange.body.request_id).toMatch(/^[0-9a-f-]{36}$/);
  });
});

describe('limits', () => {
  test('60 form posts a minute of one address, over all forms together', async () => {
    const address = '203.0.113.7';
    const paths = [CONTACT, '/functions/newsletter', '/functions/consultation-form', '/functions/nonsense'];
    const post = (index: number) => api.call<Problem>('POST', paths[index % paths.length] ?? '', { body: {}, address });
    for (let index = 0; index < 60; index += 1) expect((await post(index)).status).not.toBe(429);
    const over = await post(0);
    expect([over.status, over.body.code]).toEqual([429, 'too_many_requests']);
    expect(Number(over.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(Number(over.headers.get('retry-after'))).toBeLessThanOrEqual(60);
    expect((await api.call('POST', CONTACT, { body: {} })).status).toBe(422);
    expect((await api.call('GET', '/treatments', { address })).status).toBe(200);
  });

  test('60 sign-ins a minute of one address', async () => {
    const sign = () => api.call<Problem>('POST', '/auth/sign-in', { body: {}, address: '203.0.113.8' });
    const statuses = await Promise.all(Array.from({ length: 61 }, async () => (await sign()).status));
    expect(statuses.filter((status) => status === 429)).toHaveLength(1);
  });

  test('an address a client makes up does not count: only the last hop is believed', async () => {
    const post = (index: number) => api.call('POST', CONTACT, { body: {}, address: `192.0.2.${index}, 203.0.113.9` });
    for (let index = 0; index < 60; index += 1) await post(index);
    expect((await post(61)).status).toBe(429);
  });
});

describe('caching', () => {
  test.each([
    '/treatments',
    '/treatments?featured=true',
    '/treatment-categories',
    '/rpc/search_treatments?p_search_term=heart',
    '/rpc/get_public_social_links',
    '/partner-hospitals',
  ])('%s', async (path) => {
    const first = await api.call('GET', path);
    const etag = first.headers.get('etag') ?? '';
    expect(first.headers.get('cache-control')).toMatch(/^public, max-age=\d+/);
    expect(etag).toMatch(/^".+"$/);
    const again = await api.call('GET', path, { headers: { 'if-none-match': `"other", W/${etag}` } });
    expect([again.status, again.text]).toEqual([304, '']);
    expect((await api.call('GET', path, { headers: { 'if-none-match': '"other"' } })).text).toBe(first.text);
  });

  test('what is personal is never stored', async () => {
    for (const path of ['/inbox', '/auth/sessions', '/rpc/get_current_user_role', '/auth/session']) {
      const { headers } = await api.call('GET', path, { as: 'admin' });
      expect([path, headers.get('cache-control'), headers.get('etag')]).toEqual([path, 'no-store', null]);
    }
  });

  test('answers carry the protective headers', async () => {
    const { headers } = await api.call('GET', '/treatments');
    expect(headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('x-powered-by')).toBeNull();
  });
});

describe('security events', () => {
  test('take the user from the session', async () => {
    const details = { violated_directive: 'script-src' };
    const { status, body } = await api.call<{ id: string }>('POST', '/rpc/log_security_event', {
      as: 'patient',
      body: { event_type: 'csp_violation', details },
    });
    expect(status).toBe(201);
    const [row] = await api.database.rows(
      `select users.role, event_type, details from security_events join users on users.id = user_id where security_events.id = $1`,
      [body.id],
    );
    expect(row).toEqual({ role: 'patient', event_type: 'csp_violation', details });
    const forged = await api.call('POST', '/rpc/log_security_event', {
      as: 'patient',
      body: { event_type: 'user_login', user_id: 'x', details: {} },
    });
    expect(forged.status).toBe(422);
  });

  test.each([
    [
      'application/csp-report',
      {
        'csp-report': {
          'violated-directive': 'img-src',
          'blocked-uri': 'https://x.example/a?secret=1',
          'document-uri': 'http://localhost:3000/?q=1',
          'source-file': 'a.js',
          'line-number': 3,
        },
      },
    ],
    [
      'application/reports+json',
      [
        {
          type: 'csp-violation',
          body: {
            effectiveDirective: 'img-src',
            blockedURL: 'https://x.example/a?secret=1',
            documentURL: 'http://localhost:3000/?q=1',
            sourceFile: 'a.js',
            lineNumber: 3,
          },
        },
      ],
    ],
  ])('a report as %s keeps the five details and no query', async (type, report) => {
    const { status } = await api.call('POST', '/security/csp-reports', {
      body: JSON.stringify(report),
      headers: { 'content-type': type },
    });
    expect(status).toBe(204);
    const [row] = await api.database.rows(
      `select details from security_events where user_id is null order by created_at desc limit 1`,
    );
    expect(row).toEqual({
      details: {
        violated_directive: 'img-src',
        blocked_uri: 'https://x.example/a',
        document_uri: 'http://localhost:3000/',
        source_file: 'a.js',
        line_number: 3,
      },
    });
  });
});

describe('starting', () => {
  test('names every bad variable at once', () => {
    const env = {
      PORT: 'x',
      DATABASE_URL: 'mysql://x',
      PUBLIC_ORIGIN: 'http://a/b',
      DEMO_DATA: 'yes',
      TEAM_EMAIL: 'team',
      LOG_LEVEL: 'loud',
      NODE_ENV: 'production',
    };
    const message = (() => {
      try {
        readConfig(env);
        return '';
      } catch (error) {
        return error instanceof ConfigError ? error.message : 'another error';
      }
    })();
    for (const name of [
      'PORT',
      'DATABASE_URL',
      'PUBLIC_ORIGIN',
      'DEMO_DATA',
      'TEAM_EMAIL',
      'LOG_LEVEL',
      'JWT_SECRET',
      'COOKIE_SECRET',
    ])
      expect(message).toContain(name);
  });

  test('refuses development secrets and demo data in production', () => {
    const { jwtSecret, cookieSecret } = readConfig({});
    const env = { NODE_ENV: 'production', JWT_SECRET: jwtSecret, COOKIE_SECRET: cookieSecret, DEMO_DATA: '1' };
    expect(() => readConfig(env)).toThrow(
      /JWT_SECRET is the development secret[\s\S]*COOKIE_SECRET is the development secret|DEMO_DATA=1 is refused/,
    );
    const secrets = { JWT_SECRET: 'j'.repeat(40), COOKIE_SECRET: 'c'.repeat(40) };
    expect(() => readConfig({ NODE_ENV: 'production', ...secrets })).not.toThrow();
    expect(() => readConfig({ NODE_ENV: 'production', ...secrets, DEMO_DATA: '1' })).toThrow('DEMO_DATA');
  });

  test('a route without an access rule does not start the server', async () => {
    @Controller('forgotten')
    class ForgottenController {
      @Get()
      read(): string {
        return 'open to everybody';
      }
    }
    @Module({ imports: [AppModule.of(api.config)], controllers: [ForgottenController] })
    class ForgetfulModule {}
    const app = await createHttpApp({ module: ForgetfulModule }, api.config);
    await expect(listen(app, api.config)).rejects.toThrow('ForgottenController.read');
    await app.close();
  });

  test('is ready once migrated and seeded and the mail server answers', async () => {
    const { status, body } = await api.call<{ checks: object }>('GET', '/health/ready');
    expect([status, body.checks]).toEqual([503, { migrations: 'up', seeds: 'up', mail: 'down' }]);
    expect((await api.call('GET', '/health/live')).status).toBe(200);
  });
});

test('what has run out is taken away, and nothing else', async () => {
  const key = { 'idempotency-key': 'to-be-forgotten' };
  await api.call('POST', CONTACT, { body: contactForm(), headers: key });
  await api.call('POST', '/auth/sign-in', { body: { email: 'nobody@example.com', password: 'x' } });
  await api.signIn('doctor');
  const left = () =>
    api.database.rows(
      `select (select count(*)::int from idempotency_keys) as keys, (select count(*)::int from sign_in_attempts) as attempts, (select count(*) > 0 from sessions) as sessions`,
    );
  const clean = () => api.app.get(Housekeeping, { strict: false }).clean();
  await clean();
  expect(await left()).toEqual([expect.objectContaining({ attempts: 1, sessions: true })]);
  expect(await api.database.rows(`select 1 from idempotency_keys where key = 'to-be-forgotten'`)).toHaveLength(1);
  await atTime(api, new Date(Date.now() + 25 * 3_600_000), clean);
  expect(await left()).toEqual([{ keys: 0, attempts: 0, sessions: true }]);
  await atTime(api, new Date(Date.now() + 70 * 86_400_000), clean);
  expect(await left()).toEqual([{ keys: 0, attempts: 0, sessions: false }]);
});

test('a client that goes away in the middle of a form leaves the API standing', async () => {
  const { port } = new URL(api.url);
  const socket = connect(Number(port), '127.0.0.1');
  await new Promise((resolve) => socket.once('connect', resolve));
  socket.write(
    `POST /api${CONTACT} HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 500\r\n\r\n{"first`,
  );
  socket.destroy();
  expect((await api.call('POST', CONTACT, { body: contactForm() })).status).toBe(201);
});
