import { ENGLISH } from '@ayana/contracts/language';
import { textsIn } from './catalogue.js';
import { currentLanguage } from './current-language.js';

/**
 * Makes the texts of every module follow the language of the current request or mail: `defineMessages` then gives an object whose
 * fields are read in that language. Import it before everything else.
 */
Object.assign(globalThis, { ayanaTexts: follow });

// Dates, numbers and plurals follow it too: `formatLocale` reads this name. English keeps the variant its formats were written for.
Object.defineProperty(globalThis, 'ayanaLocale', {
  configurable: true,
  get: () => (currentLanguage() === ENGLISH.tag ? undefined : currentLanguage()),
});

function follow<Texts extends object>(id: string, english: Texts): Texts {
  return following(english, () => textsIn(currentLanguage(), id, english));
}

function following<Part extends object>(english: Part, current: () => Part): Part {
  return new Proxy(english, {
    get(target, key) {
      const value: unknown = Reflect.get(target, key);
      if (currentLanguage() === ENGLISH.tag && (typeof value !== 'object' || value === null)) return value;
      if (typeof value !== 'object' || value === null) return Reflect.get(current(), key) as unknown;
      return following(value, () => Reflect.get(current(), key) as typeof value);
    },
  });
}
