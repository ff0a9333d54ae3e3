import { latinDigits } from '@ayana/contracts/numbers';

const INDIC = /\p{Script=Devanagari}|\p{Script=Bengali}/u;
/** Optional signs: nuktas, joiners, tatweel. */
const LEFT_OUT = /[\u093C\u09BC\u200B-\u200D\u0640]/gu;
/** Letters with several spellings, depending on the keyboard: Arabic alif, yeh, teh marbuta and kaf, and nasal signs. */
const LETTERS: ReadonlyMap<string, string> = new Map([
  ['\u0153', 'oe'],
  ['\u00E6', 'ae'],
  ['\u00DF', 'ss'],
  ['\u0671', '\u0627'],
  ['\u0649', '\u064A'],
  ['\u06CC', '\u064A'],
  ['\u0629', '\u0647'],
  ['\u06A9', '\u0643'],
  ['\u06AF', '\u0643'],
  ['\u0901', '\u0902'],
  ['\u0981', ''],
  ['\u09A3', '\u09A8'],
]);
/** What `fold_name` of the database leaves out of a name: apostrophes of every kind, and the space after the first part of an Arabic name. */
const APOSTROPHES =
  /(?<=\p{L})['`\u00B4\u02B9\u02BB-\u02BF\u02C8\u02CA\u02CB\u2018-\u201B\u2032\u2035\uA78C\uFF07](?=\p{L})/gu;
const PARTED =
  /(?<![\p{L}])(\u0639\u0628\u062F|\u0623\u0628\u0648|\u0627\u0628\u0648|\u0623\u0628\u064A|\u0627\u0628\u064A|\u0623\u0645|\u0627\u0645|\u0622\u0644)\s+(?=\p{L})/gu;
const MAX_WORD_LENGTH = 40;
const MAX_WORDS = 14;

/** A word in its compared form: lower case, without accents, one spelling for each letter. */
export function foldWord(word: string): string {
  const plain = INDIC.test(word)
    ? word.normalize('NFKD').replaceAll(LEFT_OUT, '')
    : word.normalize('NFKD').replaceAll(/\p{M}/gu, '').replaceAll(LEFT_OUT, '');
  const folded = Array.from(plain.toLowerCase())
    .map((letter) => LETTERS.get(letter) ?? letter)
    .join('');
  return /^ال.{2,}/u.test(folded) ? folded.slice(2) : folded;
}

/** The words of a text, in their compared form; at most fourteen, more than anyone searches. */
export function wordsOf(text: string): string[] {
  return latinDigits(text)
    .replaceAll(APOSTROPHES, '')
    .replaceAll(PARTED, '$1')
    .normalize('NFKC')
    .replaceAll(LEFT_OUT, '')
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .map((word) => foldWord(word).slice(0, MAX_WORD_LENGTH))
    .filter((word) => word !== '')
    .slice(0, MAX_WORDS);
}

const SOUNDS: readonly (readonly [RegExp, string])[] = [
  [/^(?:kn|gn|pn)/, 'n'],
  [/^wr/, 'r'],
  [/^ps/, 's'],
  [/^rh/, 'r'],
  [/ph/g, 'f'],
  [/(?:t|s|ss|c)ion|shun|shon|tian/g, '$shn'],
  [/tch|sch/g, 's'],
  [/ch|ck|q|kh/g, 'k'],
  [/c(?=[eiy])/g, 's'],
  [/c/g, 'k'],
  [/x/g, 'ks'],
  [/z/g, 's'],
  [/dg/g, 'j'],
  [/gh(?=t|$)/g, ''],
  [/th/g, 't'],
  [/(?<=.)h/g, ''],
  [/ee|ea|ie|ei|y/g, 'i'],
  [/oo|ou|ew/g, 'u'],
  [/ai|ay|ae/g, 'a'],
  [/oa|ow/g, 'o'],
  [/(?<=[^aeiou])e$/, ''],
  [/\$/g, ''],
  [/(.)\1+/g, '$1'],
];

/** The sound of a word in Latin letters; empty for other scripts. */
export function soundOf(word: string): string {
  if (!/^[a-z]+$/.test(word)) return '';
  return SOUNDS.reduce((sound, [from, to]) => sound.replace(from, to), word);
}

/** The consonants of a sound: enough to recognise a long word spelt by ear. */
export const skeletonOf = (sound: string): string => sound.slice(0, 1) + sound.slice(1).replaceAll(/[aeiou]/g, '');

const ENDINGS = [
  /(?:ами|ями|ого|его|ому|ему|ыми|ими|ая|яя|ое|ее|ые|ие|ый|ий|ой|ей|ов|ев|ам|ям|ах|ях|ом|ем|ую|юю|их|ых|а|я|о|е|ы|и|у|ю|ь|й)$/u,
  /(?:ings?|ed|es|s)$/,
  /(?:ের|তে|কে|টা|র|য়|ে)$/u,
  /(?:ों|ें|ाँ|े|ी|ा)$/u,
];

/** A word without its ending, if enough of it is left; unchanged otherwise. */
export function stemOf(word: string): string {
  for (const ending of ENDINGS) {
    const stem = word.replace(ending, '');
    if (stem !== word) return stem.length >= 3 ? stem : word;
  }
  return word;
}

/** A word without the parts Arabic attaches to it: and, by, for, as, and the article in Latin letters. */
export function withoutArabicBeginning(word: string): string {
  return word.replace(/^(?:وال|بال|لل|كال|و|ب|ل|al|el)(?=.{3,})/u, '');
}

/**
 * Letters to add, leave out, change or swap with the next one to get from one word to the other (Damerau-Levenshtein).
 * @returns at most `most + 1`, which stands for "more"
 */
export function distance(from: string, to: string, most: number): number {
  if (Math.abs(from.length - to.length) > most) return most + 1;
  let beforeLast: number[] = [];
  let last = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (let row = 1; row <= from.length; row += 1) {
    const now = [row];
    for (let column = 1; column <= to.length; column += 1) {
      const same = from[row - 1] === to[column - 1];
      let steps = Math.min(
        (last[column] ?? 0) + 1,
        (now[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + (same ? 0 : 1),
      );
      if (row > 1 && column > 1 && from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1])
        steps = Math.min(steps, (beforeLast[column - 2] ?? 0) + 1);
      now.push(steps);
    }
    if (Math.min(...now) > most) return most + 1;
    beforeLast = last;
    last = now;
  }
  return last[to.length] ?? most + 1;
}

/** A word with up to `most` letters left out: two words a step apart share one of these. */
export function shortened(word: string, most: number): Set<string> {
  const all = new Set([word]);
  let last = [word];
  for (let step = 0; step < most; step += 1) {
    const next = new Set<string>();
    for (const each of last)
      for (let place = 0; place < each.length; place += 1) next.add(each.slice(0, place) + each.slice(place + 1));
    for (const each of next) all.add(each);
    last = [...next];
  }
  return all;
}
