import type { Lexicon } from './lexicon.js';
import { distance, withoutArabicBeginning } from './words.js';

/** A word of the lexicon that may have been meant, and its cost: 0 for the word itself. */
export interface Candidate {
  readonly word: string;
  readonly cost: number;
}

/** The cost of each kind of difference. An everyday word costs 0.5 and an unknown one 2.2 (`reading.ts`). */
const COSTS = {
  ending: 0.1,
  beginning: 0.6,
  sound: 0.8,
  letter: 1,
  otherFirstLetter: 0.2,
  consonants: 1.3,
  letters: 1.8,
} as const;
const MAX_CANDIDATES = 8;
const LEAST_LETTERS = 4;
const LONG = 7;

/**
 * The possible meanings of a written word, the most likely first.
 * @param unfinished whether the user may still be typing it
 */
export function candidatesOf(word: string, lexicon: Lexicon, unfinished: boolean): Candidate[] {
  const costs = new Map<string, number>();
  const add = (meant: string, cost: number): void => {
    if ((costs.get(meant) ?? Infinity) > cost) costs.set(meant, cost);
  };
  const knows = lexicon.knows(word);
  if (knows) add(word, 0);
  // A number is never a misspelling.
  if (/\p{N}/u.test(word)) return listed(costs);
  if (!lexicon.isWholeTerm(word)) {
    const bare = withoutArabicBeginning(word);
    if (bare !== word && lexicon.knows(bare)) add(bare, COSTS.ending);
  }
  const medical = lexicon.isWholeTerm(word) && !lexicon.isEveryday(word);
  if (lexicon.little.has(word)) return listed(costs);
  if (word.length > 2 && !medical) for (const meant of lexicon.withStem(word)) add(meant, COSTS.ending);
  if (!medical) for (const meant of lexicon.soundsLike(word)) add(meant, COSTS.sound);
  if (unfinished && word.length > 2 && !medical)
    for (const meant of lexicon.begin(word, 4)) add(meant, COSTS.beginning);
  if (word.length >= LEAST_LETTERS && !medical) {
    const most = word.length >= LONG ? 2 : 1;
    for (const meant of lexicon.near(word, most)) {
      if (meant.length < LEAST_LETTERS) continue;
      const letters = distance(word, meant, most);
      if (letters > most) continue;
      const first = meant[0] === word[0] ? 0 : COSTS.otherFirstLetter;
      add(meant, (letters === 1 ? COSTS.letter : COSTS.letters) + first);
    }
    for (const meant of lexicon.looksLike(word)) add(meant, COSTS.consonants);
  }
  return listed(costs);
}

function listed(costs: ReadonlyMap<string, number>): Candidate[] {
  return [...costs]
    .map(([word, cost]) => ({ word, cost }))
    .sort((a, b) => a.cost - b.cost)
    .slice(0, MAX_CANDIDATES);
}
