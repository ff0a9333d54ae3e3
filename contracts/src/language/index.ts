export { dollars, listText, lowerFirst, upperFirst } from './formats.ts';
export {
  ENGLISH,
  formatLocale,
  localHref,
  type Locale,
  localeOfPath,
  localePrefix,
  LOCALES,
  openLocales,
  routePath,
} from './locales.ts';
export { defineMessages, number, plural, type PluralForms, select } from './messages.ts';
