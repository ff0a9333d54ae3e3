export { dollars, listText, lowerFirst, upperFirst } from './formats.ts';
export { ENGLISH, formatLocale, type Locale, localeOfPath, LOCALES, openLocales } from './locales.ts';
export { defineMessages, number, plural, type PluralForms, select } from './messages.ts';
