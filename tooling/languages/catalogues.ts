import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ENGLISH, type Locale, LOCALES } from '../../contracts/src/language/locales.ts';
import { catalogueScript } from './catalogue-script.ts';
import type { Text } from './extracting.ts';
import { pseudoMessage } from './pseudo.ts';

const ROOT = path.resolve(import.meta.dirname, '..', '..');

export type Texts = Record<string, Record<string, Text>>;
/** ICU messages by id and place. */
export type Messages = Record<string, Record<string, string>>;

/** Where the texts of each package are; the shell's catalogue also holds those of the packages that every page uses. */
export const CATALOGUES: Readonly<Record<string, readonly string[]>> = {
  shell: ['shell/src', 'shell/server', 'shared-ui/src', 'portal-kit/src', 'contracts/src'],
  'mfe-public': ['mfe-public/src'],
  'mfe-patient': ['mfe-patient/src'],
  'mfe-partner': ['mfe-partner/src'],
  'mfe-admin': ['mfe-admin/src'],
  'services/api': ['services/api/src', 'contracts/src'],
};

/** The texts that the code of a package uses, those of other packages too; read in a process of its own. */
export function readTexts(name: string): Texts {
  const extract = path.join(import.meta.dirname, 'extract.ts');
  const { status, stdout, stderr } = spawnSync(process.execPath, [extract, ...(CATALOGUES[name] ?? [])], {
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  if (status !== 0) throw new Error(`The texts of ${name} could not be read: ${stderr}`);
  return JSON.parse(stdout) as Texts;
}

/** English as ICU messages. */
export function englishOf(texts: Texts): Messages {
  return mapPlaces(texts, ({ message }) => message);
}

/** The texts that belong to a package itself: the others are in the catalogue of theirs. */
export function ownTexts(name: string, texts: Texts): Texts {
  const own = [
    ...(name === 'shell' ? ['shell', 'shared-ui', 'portal-kit', 'contracts'] : [path.basename(name)]),
    `portal/${name}`,
  ];
  return Object.fromEntries(
    Object.entries(texts).filter(([id]) => own.some((prefix) => id === prefix || id.startsWith(`${prefix}/`))),
  );
}

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

const mapPlaces = (texts: Texts, make: (text: Text) => string): Messages =>
  Object.fromEntries(
    Object.entries(texts).map(([id, places]) => [
      id,
      Object.fromEntries(Object.entries(places).map(([place, text]) => [place, make(text)])),
    ]),
  );
