/**
 * Writes `locales/en.json` of every package from its texts, for translators: `node tooling/languages/main.ts`. With `--check` it only
 * fails where a file is not what the texts give; with `--missing` it lists what each translation lacks or has too much.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ENGLISH, LOCALES } from '../../contracts/src/language/locales.ts';
import { CATALOGUES, englishOf, type Messages, ownTexts, readTexts, readTranslation } from './catalogues.ts';

const root = path.resolve(import.meta.dirname, '..', '..');
const translated = LOCALES.filter(({ tag, pseudo }) => tag !== ENGLISH.tag && pseudo !== true);

for (const name of Object.keys(CATALOGUES)) {
  const english = englishOf(ownTexts(name, readTexts(name)));
  if (process.argv.includes('--missing')) {
    for (const { tag } of translated) listDifferences(name, tag, english);
    continue;
  }
  const file = path.join(root, name, 'locales', 'en.json');
  const text = `${JSON.stringify(english, null, 2)}\n`;
  if (existsSync(file) && readFileSync(file, 'utf8') === text) continue;
  if (process.argv.includes('--check')) {
    console.error(`${name}/locales/en.json is not what the texts give: run npm run generate and commit the result.`);
    process.exitCode = 1;
  } else {
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
}

function listDifferences(name: string, tag: string, english: Messages): void {
  const places = (messages: Messages): string[] =>
    Object.entries(messages).flatMap(([id, texts]) => Object.keys(texts).map((place) => `${id} ${place}`));
  const has = new Set(places(readTranslation(name, tag)));
  const needs = new Set(places(english));
  for (const place of needs) if (!has.has(place)) console.log(`${tag} lacks ${place}`);
  for (const place of has) if (!needs.has(place)) console.log(`${tag} has ${place}, which no code uses`);
}
