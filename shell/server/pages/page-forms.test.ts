import type { Generation } from '../releases/registry';
import { isFromOwnPage, takesForm, withFormKey } from './page-forms';

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

describe('the key of a form', () => {
  const UUID = /^[\da-f]{8}-[\da-f]{4}-8[\da-f]{3}-a[\da-f]{3}-[\da-f]{12}$/;
  const sender = { headers: { 'user-agent': 'Lynx' }, ip: '192.0.2.7', url: '/contact' };
  const keyOf = (body: string, from = sender, now = 0): string | null =>
    new URLSearchParams(withFormKey(body, from, now)).get('idempotency_key');

  test('that a browser has filled in is kept', () => {
    expect(withFormKey('name=A+B&idempotency_key=k-1', sender, 0)).toBe('name=A+B&idempotency_key=k-1');
    expect(withFormKey('name=A+B', sender, 0)).toBe('name=A+B');
  });
  test('is made where it is empty, the same for the same form pressed twice', () => {
    const key = keyOf('name=A&idempotency_key=');
    expect(key).toMatch(UUID);
    expect(keyOf('name=A&idempotency_key=', sender, 599_000)).toBe(key);
  });
  test('differs by what was typed, visitor, page and time', () => {
    const empty = 'name=A&idempotency_key=';
    const keys = [
      keyOf(empty),
      keyOf('name=B&idempotency_key='),
      keyOf(empty, { ...sender, ip: '192.0.2.8' }),
      keyOf(empty, { ...sender, url: '/partnership' }),
      keyOf(empty, { ...sender, headers: { 'user-agent': 'w3m' } }),
      keyOf(empty, sender, 600_000),
    ];
    expect(new Set(keys).size).toBe(keys.length);
  });
  test('leaves what was typed as it is', () => {
    const form = new URLSearchParams({ message: 'Ä & b=c\n+', idempotency_key: '' });
    expect(new URLSearchParams(withFormKey(form.toString(), sender, 0)).get('message')).toBe('Ä & b=c\n+');
  });
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
