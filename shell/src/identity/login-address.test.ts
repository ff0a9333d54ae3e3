import { loginAddress, loginMode } from './login-address';

const search = (text: string): URLSearchParams => new URLSearchParams(text);

it.each([
  ['', 'sign_in'],
  ['mode=register', 'register'],
  ['mode=resend&next=%2Fadmin', 'resend'],
  ['mode=nonsense', 'sign_in'],
])('%s shows %s', (query, mode) => expect(loginMode(search(query))).toBe(mode));

it('keeps next and everything else, and never a token', () => {
  const from = search(
    'next=%2Fadmin%3Fage%3D1&from=mail&verify=secret&complete=secret&problem=state_mismatch&token=secret',
  );
  expect(loginAddress(from, 'register')).toBe('/login?next=%2Fadmin%3Fage%3D1&from=mail&mode=register');
  expect(loginAddress(from, 'sign_in', '/request-password-reset')).toBe(
    '/request-password-reset?next=%2Fadmin%3Fage%3D1&from=mail',
  );
  expect(loginAddress(search('mode=register'))).toBe('/login');
});
