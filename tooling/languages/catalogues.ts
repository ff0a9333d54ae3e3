import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ENGLISH, type Locale, LOCALES } from '../../contracts/src/language/locales.ts';
import { catalogueScript } from './catalogue-script.ts';
import { pseudoMessage } from './pseudo.ts';
import { CATALOGUES, mapPlaces, type Messages, type Texts } from './texts.ts';

const ROOT = path.resolve(import.meta.dirname, '..', '..');

/** The scripts of a package by locale; English has none. */
export function catalogueScripts(texts: Texts, options?: { wholeIds: boolean }): { tag: string; script: string }[] {
  return LOCALES.filter(({ tag }) => tag !== ENGLISH.tag).map((locale) => ({
    tag: locale.tag,
    script: catalogueScript(locale, texts, translationOf(locale, texts), options),
  }));
}

/** The messages of a language: made for the pseudo-locales, read from every package's `locales` folder for the others. */
function translationOf(locale: Locale, texts: Texts): Messages {
  if (locale.pseudo === true) return mapPlaces(texts, ({ message }) => pseudoMessage(message));
  return Object.assign({}, ...Object.keys(CATALOGUES).map((name) => readTranslation(name, locale.tag)));
}

/** What translators have written for a package; empty without a file. */
export function readTranslation(name: string, tag: string): Messages {
  const file = path.join(ROOT, name, 'locales', `${tag}.json`);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Messages) : {};
}
