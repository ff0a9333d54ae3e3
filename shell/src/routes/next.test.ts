import { redirectOf } from './redirects';
import { safeNext } from './next';

const ORIGIN = 'https://ayana.example';

describe('safeNext', () => {
  it.each([
    ['/admin?age=1#top', '/admin?age=1#top'],
    ['/a/../patient-portal', '/patient-portal'],
  ])('keeps %s', (next, path) => expect(safeNext(next, ORIGIN)).toBe(path));

  it.each([
    null,
    '',
    'admin',
    'https://evil.example/',
    'https:evil.example',
    '//evil.example',
    String.raw`/\evil.example`,
    '/\t/evil.example',
    '/.//evil.example',
    '/a/..//evil.example',
    'javascript:alert(1)',
    '/login?next=/login',
    '/auth',
  ])('refuses %j', (next) => expect(safeNext(next, ORIGIN)).toBeUndefined());
});

describe('redirects of the specification', () => {
  it('keep the query', () => {
    expect(redirectOf('/auth', '?next=%2Fadmin')).toBe('/login?next=%2Fadmin');
    expect(redirectOf('/services/treatment-requests', '')).toBe('/consultation');
  });

  it('are only those', () => {
    expect(redirectOf('/login', '')).toBeUndefined();
    expect(redirectOf('/toString', '')).toBeUndefined();
  });
});
