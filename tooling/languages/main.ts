/**
 * Lists what each translation lacks, has too much, or has of English that was changed since: `node tooling/languages/main.ts`.
 */
import { ENGLISH, LOCALES } from '../../contracts/src/language/locales.ts';
import { readTranslation } from './catalogues.ts';
import { differences } from './differences.ts';
import { CATALOGUES, englishOf, ownTexts, readAllTexts } from './texts.ts';

const translated = LOCALES.filter(({ tag, pseudo }) => tag !== ENGLISH.tag && pseudo !== true);
const texts = readAllTexts();

for (const name of Object.keys(CATALOGUES)) {
  const english = englishOf(ownTexts(name, texts));
  for (const { tag } of translated) {
    const found = differences(english, readTranslation(name, tag), readTranslation(name, `${tag}.from`));
    for (const line of found) console.log(`${tag} ${line}`);
  }
}
