import { connect } from 'node:net';
import type { Problem } from '@ayana/contracts/problems';
import { contactForm } from '../../src/modules/inquiries/contact.factory.js';
import { startApi, type TestApi } from '../support/api.js';

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

  test('has the request’s own id when that is valid', async () => {
    const given = await api.call<Problem>('GET', '/nothing', { headers: { 'x-request-id': 'proxy-12345678' } });
    expect([given.body.request_id, given.headers.get('x-request-id')]).toEqual(['proxy-12345678', 'proxy-12345678']);
    const invalidId = await api.call<Problem>('GET', '/nothing', { headers: { 'x-request-id': 'a b<script>' } });
    expect(invalidId.body.request_id).toMatch(/^[0-9a-f-]{36}$/);
  });
});

describe('limits', () => {
  test('60 form posts a minute per address, over all forms together', async () => {
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

  test('60 sign-ins a minute per address', async () => {
    const sign = () => api.call<Problem>('POST', '/auth/sign-in', { body: {}, address: '203.0.113.8' });
    const statuses = await Promise.all(Array.from({ length: 61 }, async () => (await sign()).status));
    expect(statuses.filter((status) => status === 429)).toHaveLength(1);
  });

  test('60 reports a minute per address, and of a user from however many addresses', async () => {
    const address = '203.0.113.10';
    const report = () => api.call('POST', '/security/csp-reports', { body: { 'csp-report': {} }, address });
    const event = () =>
      api.call('POST', '/rpc/log_security_event', { body: { event_type: 'csp_violation' }, as: 'patient' });
    await api.signIn('patient');
    for (let index = 0; index < 60; index += 1)
      expect([(await report()).status, (await event()).status]).toEqual([204, 201]);
    const written = () => api.database.rows('select count(*) from security_events');
    const before = await written();
    expect([(await report()).status, (await event()).status]).toEqual([429, 429]);
    expect(await written()).toEqual(before);
  });

  test('a forged address does not count: only the last hop is trusted', async () => {
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
    '/cities',
    '/doctors',
  ])('%s', async (path) => {
    const first = await api.call('GET', path);
    const etag = first.headers.get('etag') ?? '';
    expect(first.headers.get('cache-control')).toMatch(/^public, max-age=\d+/);
    expect(etag).toMatch(/^".+"$/);
    const again = await api.call('GET', path, { headers: { 'if-none-match': `"other", W/${etag}` } });
    expect([again.status, again.text]).toEqual([304, '']);
    expect((await api.call('GET', path, { headers: { 'if-none-match': '"other"' } })).text).toBe(first.text);
  });

  test('personal answers are never stored', async () => {
    for (const path of ['/inbox', '/auth/sessions', '/rpc/get_current_user_role', '/auth/session']) {
      const { headers } = await api.call('GET', path, { as: 'admin' });
      expect([path, headers.get('cache-control'), headers.get('etag')]).toEqual([path, 'no-store', null]);
    }
  });

  test('answers have the protective headers', async () => {
    const { headers } = await api.call('GET', '/treatments');
    expect(headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('x-powered-by')).toBeNull();
  });
});

test('a client that disconnects in the middle of a form does not crash the API', async () => {
  const { port } = new URL(api.url);
  const socket = connect(Number(port), '127.0.0.1');
  await new Promise((resolve) => socket.once('connect', resolve));
  socket.write(
    `POST /api${CONTACT} HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 500\r\n\r\n{"first`,
  );
  socket.destroy();
  expect((await api.call('POST', CONTACT, { body: contactForm() })).status).toBe(201);
});
