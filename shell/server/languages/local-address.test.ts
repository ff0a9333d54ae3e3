import { ENGLISH, LOCALES, openLocales } from '@ayana/contracts/language';
import { accountLocale, localAddress, localTarget } from './local-address';

const [, , mirrored = ENGLISH] = LOCALES;

it('splits an address into its language and its route', () => {
  const { locale, route } = localAddress(new URL('http://localhost/ar-xb/hospitals?city=delhi'), LOCALES);
  expect([locale, route.pathname + route.search]).toEqual([mirrored, '/hospitals?city=delhi']);
  expect(localTarget(mirrored, '/')).toBe('/ar-xb');
});

it('reads the language of an account from its cookie, if the site offers it', () => {
  expect(accountLocale('a=1; ayana_language=ar-XB; b=2', LOCALES)).toBe(mirrored);
  expect(accountLocale('ayana_language=ar-XB', openLocales(false))).toBe(ENGLISH);
  expect(accountLocale('my_ayana_language=ar-XB', LOCALES)).toBe(ENGLISH);
  expect(accountLocale('', LOCALES)).toBe(ENGLISH);
});
