import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { compileFunction } from 'node:vm';
import { ENGLISH } from '@ayana/contracts/language';

/** What the script of a catalogue sets (tooling/languages/catalogue-script.ts). */
interface Scope {
  ayanaTexts?: <Texts extends object>(id: string, english: Texts) => Texts;
  ayanaCatalogue?: Record<string, Record<string, unknown>>;
}

const scopes = new Map<string, Scope>();

/** The catalogue of a language, read once; empty for English and where the build made none. */
function scopeOf(tag: string): Scope {
  const known = scopes.get(tag);
  if (known !== undefined) return known;
  const scope: Scope = {};
  const file = fileURLToPath(new URL(`../../../dist/locales/${tag}.cjs`, import.meta.url));
  if (tag !== ENGLISH.tag && existsSync(file))
    compileFunction(readFileSync(file, 'utf8'), ['globalThis'], { filename: file })(scope);
  scopes.set(tag, scope);
  return scope;
}

const localised = new Map<string, object>();

/** Texts in a language. */
export function textsIn<Texts extends object>(tag: string, id: string, english: Texts): Texts {
  const key = `${tag} ${id}`;
  const texts = localised.get(key) ?? scopeOf(tag).ayanaTexts?.(id, english) ?? english;
  localised.set(key, texts);
  return texts as Texts;
}
