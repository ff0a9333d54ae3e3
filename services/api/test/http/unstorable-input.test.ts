import type { Problem } from '@ayana/contracts/problems';
import { signUpForm } from '../../src/modules/identity/testing/accounts.js';
import { contactForm } from '../../src/modules/inquiries/contact.factory.js';
import { refusedFieldsOf, startApi, type TestApi } from '../support/api.js';
import { rowWrites } from '../support/database.js';
import { FORGED_CURSORS } from './hostile-values.js';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

const LOG = '/rpc/log_security_event';
const event = (details: string): string => `{"event_type":"csp_violation","details":${details}}`;
const deep = (depth: number): string => '{"a":'.repeat(depth) + '1' + '}'.repeat(depth);

test.each([
  ['POST', '/functions/contact-form', JSON.stringify({ ...contactForm(), last_name: 'a\0b' }), ['last_name']],
  ['POST', '/functions/contact-form', `{"first_name":"\\ud800","phone":"\\u0000"}`, ['first_name', 'phone']],
  ['POST', LOG, event('{"a":{"b":"\\u0000"}}'), ['details.a.b']],
  ['POST', LOG, event('{"a":[{"\\u0000b":1}]}'), ['details.a.0.\uFFFDb']],
  ['POST', LOG, event(deep(40)), ['details']],
  ['POST', LOG, event(deep(20_000)), ['details']],
  ['POST', '/security/csp-reports', '{"csp-report":{"document-uri":"\\u0000"}}', ['csp-report.document-uri']],
  [
    'POST',
    '/security/csp-reports',
    '[{"type":"csp-violation","body":{"sourceFile":"\\ud800"}}]',
    ['0.body.sourceFile'],
  ],
  ['POST', '/client-reports', '{"remote":"\\u0000"}', ['remote']],
  ['POST', '/web-vitals', '{"version":"\\u0000"}', ['version']],
  ['POST', '/newsletter/unsubscribe?token=%00', undefined, ['token']],
  ['GET', '/rpc/search_treatments?p_search_term=a%00b', undefined, ['p_search_term']],
  ['GET', '/inbox?country=%00', undefined, ['country']],
  ['GET', '/cities/a%00b', undefined, ['slug']],
  ['GET', '/blog-posts/a%00b', undefined, ['slug']],
  ['GET', '/partner-hospitals/%00', undefined, ['id']],
  ['GET', '/brochures/%00', undefined, ['token']],
  ['POST', '/functions/%00', '{}', ['name']],
  ['GET', '/treatments?%00=1', undefined, ['\uFFFD']],
  ['GET', '/treatments?__proto__=a&__proto__=b', undefined, ['__proto__']],
  ['GET', '/support-requests/followed?constructor=1', undefined, ['constructor', 'request']],
  ['GET', '/treatments?limit=1&limit=2', undefined, ['limit']],
  ['GET', '/treatments?limit[a]=1', undefined, ['limit[a]']],
] as const)('%s %s %.60s names what is refused, and nothing is changed', async (method, path, body, fields) => {
  await api.signIn('super_admin');
  const before = await rowWrites(api);
  const answer = await api.call<Problem>(method, path, {
    body,
    as: 'super_admin',
    ...(path.endsWith('unsubscribe?token=%00')
      ? { headers: { 'content-type': 'application/x-www-form-urlencoded' } }
      : {}),
  });
  expect([answer.status, answer.body.code]).toEqual([422, 'invalid_fields']);
  expect(answer.headers.get('content-type')).toMatch(/^application\/problem\+json/);
  expect(refusedFieldsOf(answer)).toEqual(fields);
  expect(await rowWrites(api)).toEqual(before);
});

test('an inherited field of a class is sanitised like its own', async () => {
  const form = signUpForm({ first_name: `  "Amina" <b>  `, last_name: "O'Brien" });
  expect((await api.call('POST', '/auth/sign-up', { body: form })).status).toBeLessThan(300);
  const [row] = await api.database.rows('select first_name, last_name from sign_ups where email = $1', [form.email]);
  expect(row).toEqual({ first_name: 'Amina ‹b›', last_name: 'O’Brien' });
});

describe.each([
  '/inbox',
  '/inbox?sort=due',
  '/users',
  '/activity',
  '/patient-notifications',
  '/general-inquiries',
  '/blog-posts',
  '/treatments',
  '/partner-hospitals',
  '/partner-hospitals?sort=name',
  '/doctors',
  '/doctors?sort=name',
])('%s', (path) => {
  const as = path === '/patient-notifications' ? 'patient' : 'super_admin';

  test('refuses every cursor the API did not write', async () => {
    await api.signIn(as);
    const answers = await Promise.all(
      FORGED_CURSORS.map(async (cursor) => {
        const address = `${path}${path.includes('?') ? '&' : '?'}cursor=${encodeURIComponent(cursor)}`;
        const answer = await api.call('GET', address, { as });
        return [cursor, answer.status, ...refusedFieldsOf(answer)];
      }),
    );
    expect(answers).toEqual(FORGED_CURSORS.map((cursor) => [cursor, 422, 'cursor']));
  });
});
