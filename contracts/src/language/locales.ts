/** Set like `ayanaTexts`; English documents have none. */
declare const ayanaLocale: string | undefined;

/** A language the site can be read in. */
export interface Locale {
  /** BCP 47, for `lang`, `Intl` and catalogues. */
  tag: string;
  dir: 'ltr' | 'rtl';
  /** First part of its addresses, `/ar`; English has none. */
  prefix: string;
  /** In its own language. */
  name: string;
  /** Made by the build to find texts outside catalogues and layouts that break; never offered to visitors. */
  pseudo?: true;
}

export const ENGLISH: Locale = { tag: 'en', dir: 'ltr', prefix: '', name: 'English' };

/** Every language; a translated one is added here and has a file in the `locales` folder of each package. */
export const LOCALES: readonly Locale[] = [
  ENGLISH,
  { tag: 'en-XA', dir: 'ltr', prefix: '/en-xa', name: 'Accented English', pseudo: true },
  { tag: 'ar-XB', dir: 'rtl', prefix: '/ar-xb', name: 'Mirrored English', pseudo: true },
];

/** The languages a site offers: those translated, and the made ones where a setting asks for them. */
export function openLocales(pseudo: boolean): readonly Locale[] {
  return LOCALES.filter((locale) => locale.pseudo !== true || pseudo);
}

/** The language of an address, and the path without its prefix: `/ar/hospitals` is `/hospitals` in Arabic. */
export function localeOfPath(path: string, locales: readonly Locale[]): { locale: Locale; path: string } {
  const locale = locales.find(({ prefix }) => prefix !== '' && (path === prefix || path.startsWith(`${prefix}/`)));
  if (locale === undefined) return { locale: ENGLISH, path };
  return { locale, path: path.slice(locale.prefix.length) || '/' };
}

/** The locale of this document for `Intl`; English keeps the variant its formats were written for. */
export function formatLocale(english: 'en-GB' | 'en-US' = 'en-GB'): string {
  return typeof ayanaLocale === 'undefined' ? english : ayanaLocale;
}

/** Set like `ayanaLocale`. */
declare const ayanaPrefix: string | undefined;

/** The first part of this document's addresses, `/ar`; empty in English. */
export function localePrefix(): string {
  return typeof ayanaPrefix === 'undefined' ? '' : ayanaPrefix;
}

/** A path of this site in the language of this document, for links that the router does not make. */
export function localHref(path: string): string {
  const prefix = localePrefix();
  return prefix !== '' && path === '/' ? prefix : prefix + path;
}

/** A path without the language of this document, as routes have it: `/ar/hospitals` is `/hospitals`. */
export function routePath(path: string): string {
  const prefix = localePrefix();
  return prefix !== '' && `${path}/`.startsWith(`${prefix}/`) ? path.slice(prefix.length) || '/' : path;
}
