import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { compileFunction } from 'node:vm';

/** What a language's catalogues set, and the code of its pages reads as if it were global; empty for English. */
export interface LanguageScope {
  ayanaTexts?: <Texts extends object>(id: string, english: Texts) => Texts;
  ayanaLocale?: string;
  ayanaPrefix?: string;
  ayanaCatalogue?: Record<string, unknown>;
}

/** The names that a bundle gets from its language. */
export const LANGUAGE_NAMES = ['ayanaTexts', 'ayanaLocale', 'ayanaPrefix'] as const satisfies (keyof LanguageScope)[];

/** Where a release has the catalogue of a language, in its web folder. */
export const catalogueFile = (tag: string): string => `locales/${tag}.js`;

/**
 * The scope with the catalogue of one more release. A remote's texts are added to a copy: two releases of it may be rendered at
 * the same time. A release without the language is English.
 */
export function withCatalogue(scope: LanguageScope, webFolder: string): LanguageScope {
  if (scope.ayanaLocale === undefined) return scope;
  const file = join(webFolder, catalogueFile(scope.ayanaLocale));
  return existsSync(file) ? readScope(file, { ayanaCatalogue: { ...scope.ayanaCatalogue } }) : scope;
}

/** Runs the script of a catalogue with a `globalThis` of its own. */
export function readScope(file: string, scope: LanguageScope = {}): LanguageScope {
  compileFunction(readFileSync(file, 'utf8'), ['globalThis'], { filename: file })(scope);
  return scope;
}
