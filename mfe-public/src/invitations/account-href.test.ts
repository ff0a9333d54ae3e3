import { accountHref } from './account-href';

const INVITATION = '/join?token=an-id.a-secret';

test.each([
  ['sign_in', null],
  ['register', 'register'],
] as const)('%s is a screen of the sign-in page, and comes back to the invitation', (screen, mode) => {
  const { pathname, searchParams } = new URL(accountHref(screen, INVITATION), 'https://ayana.example');
  expect(pathname).toBe('/login');
  expect(searchParams.get('mode')).toBe(mode);
  expect(searchParams.get('next')).toBe(INVITATION);
});
