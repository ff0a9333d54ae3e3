import { LANGUAGE_COOKIE } from '@ayana/contracts/identity';
import { ENGLISH, type Locale, localeOfPath } from '@ayana/contracts/language';
import { readCookie } from '../http/cookies';

/** A requested address and what it means. */
export interface Local {
  /** As requested: `/ar/hospitals?city=delhi`. */
  address: URL;
  /** The same without the language: `/hospitals?city=delhi`. */
  route: URL;
  locale: Locale;
}

/** The language and the route of an address. */
export function localAddress(address: URL, locales: readonly Locale[]): Local {
  const { locale, path } = localeOfPath(address.pathname, locales);
  if (locale.prefix === '') return { address, route: address, locale };
  const route = new URL(address);
  route.pathname = path;
  return { address, route, locale };
}

/** The language that a signed-in user reads the portals in, of those the site offers. */
export function accountLocale(cookies: string, locales: readonly Locale[]): Locale {
  const tag = readCookie(cookies, LANGUAGE_COOKIE);
  return locales.find((locale) => locale.tag === tag) ?? ENGLISH;
}

/** A path of the site in a language: `/hospitals` as `/ar/hospitals`. */
export const localTarget = ({ prefix }: Locale, path: string): string =>
  prefix !== '' && path === '/' ? prefix : prefix + path;
