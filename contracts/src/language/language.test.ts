import { dollars, listText } from './formats.ts';
import { ENGLISH, localeOfPath, localHref, LOCALES, openLocales, routePath } from './locales.ts';
import { defineMessages, number, plural, select } from './messages.ts';

const scope = globalThis as { ayanaTexts?: unknown; ayanaLocale?: string; ayanaPrefix?: string };

afterEach(() => {
  delete scope.ayanaTexts;
  delete scope.ayanaLocale;
  delete scope.ayanaPrefix;
});

it('chooses the form of a number, an exact one first', () => {
  const forms = { 0: 'none', one: 'one', other: 'many' };
  expect([0, 1, 2].map((count) => plural(count, forms))).toEqual(['none', 'one', 'many']);
  expect(number(12_345)).toBe('12,345');
});

it('chooses the form of a value, and `none` for an empty one', () => {
  const forms = { none: 'empty', true: 'yes', other: 'something' };
  expect([null, undefined, '', true, 'word'].map((value) => select(value, forms))).toEqual([
    'empty',
    'empty',
    'empty',
    'yes',
    'something',
  ]);
});

it('gives English texts as they are, and others to the catalogue', () => {
  const texts = { title: 'Doctors' };
  expect(defineMessages('test/doctors', texts)).toBe(texts);
  scope.ayanaTexts = (id: string) => ({ title: `from ${id}` });
  expect(defineMessages('test/doctors', texts).title).toBe('from test/doctors');
});

it('reads the language of a path, and no other word that begins like one', () => {
  expect(localeOfPath('/ar-xb/hospitals', LOCALES)).toMatchObject({ locale: { tag: 'ar-XB' }, path: '/hospitals' });
  expect(localeOfPath('/ar-xb', LOCALES).path).toBe('/');
  expect(localeOfPath('/ar-xbox', LOCALES)).toEqual({ locale: ENGLISH, path: '/ar-xbox' });
  expect(localeOfPath('/ar-xb/hospitals', openLocales(false)).locale).toBe(ENGLISH);
});

it('makes addresses and formats of the language of the document', () => {
  expect([localHref('/'), localHref('/faq'), routePath('/faq')]).toEqual(['/', '/faq', '/faq']);
  expect([dollars(4500), listText(['phone', 'city'])]).toEqual(['$4,500', 'phone and city']);
  Object.assign(scope, { ayanaLocale: 'de', ayanaPrefix: '/de' });
  expect([localHref('/'), localHref('/faq'), routePath('/de/faq'), routePath('/de')]).toEqual([
    '/de',
    '/de/faq',
    '/faq',
    '/',
  ]);
  expect([dollars(4500), listText(['Telefon', 'Ort'])]).toEqual(['4.500\u{A0}$', 'Telefon und Ort']);
});
