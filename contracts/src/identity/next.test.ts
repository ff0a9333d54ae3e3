import { safeNext } from './next.ts';

const ORIGIN = 'https://ayana.example';

describe('safeNext', () => {
  it.each([
    ['/admin?age=1#top', '/admin?age=1#top'],
    ['/a/../patient-portal', '/patient-portal'],
    ['/apiary', '/apiary'],
    ['/blog/api', '/blog/api'],
  ])('keeps %s', (next, path) => expect(safeNext(next, ORIGIN)).toBe(path));

  it.each([
    null,
    undefined,
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
    '/role-auth',
    '/admin-login',
    '/partner-login',
    '/api',
    '/socket.io/?EIO=4',
    '/api/auth/oauth/demo',
    '/a/../oauth2/callback?code=1',
  ])('refuses %j', (next) => expect(safeNext(next, ORIGIN)).toBeUndefined());
});
