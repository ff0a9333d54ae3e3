import type { Generation } from '../releases/registry';
import { isFromOwnPage, takesForm, withFormKeys } from './page-forms';

const SITE = 'https://ayana.example';

test.each([
  [{ origin: SITE }, true],
  [{ origin: SITE, 'sec-fetch-site': 'same-origin' }, true],
  [{ origin: 'null', 'sec-fetch-site': 'same-origin' }, true],
  [{ 'sec-fetch-site': 'same-origin' }, true],
  [{}, false],
  [{ origin: 'null' }, false],
  [{ origin: 'https://evil.example' }, false],
  [{ origin: SITE, 'sec-fetch-site': 'cross-site' }, false],
  [{ origin: SITE, 'sec-fetch-site': 'same-site' }, false],
])('a form sent with %j is from a page of this site: %s', (headers, own) => {
  expect(isFromOwnPage(headers, SITE)).toBe(own);
});

test('each form of a page gets its own key, and a repeated form keeps its key', () => {
  const form = '<input type="hidden" name="idempotency_key" value=""/>';
  const html = withFormKeys(`${form}${form}<input name="idempotency_key" value="kept"/>`);
  const keys = [...html.matchAll(/value="([^"]*)"/g)].map(([, key]) => key);
  expect(keys).toEqual([expect.stringMatching(/^[\da-f-]{36}$/), expect.stringMatching(/^[\da-f-]{36}$/), 'kept']);
  expect(keys[0]).not.toBe(keys[1]);
});

test('a page takes a form when its route says so', () => {
  const routes = [
    { id: 'public.contact', path: '/contact', title: 'Contact', form: true },
    { id: 'public.doctor', path: '/doctors/:doctorId', title: 'Doctor', form: true },
    { id: 'public.about', path: '/about', title: 'About' },
  ];
  const generation = { number: 1, remotes: [{ portal: { name: 'x', contract: 1, routes } }] } as unknown as Generation;
  expect(['/contact', '/doctors/7', '/about', '/nothing'].map((path) => takesForm(generation, path))).toEqual([
    true,
    true,
    false,
    false,
  ]);
});
