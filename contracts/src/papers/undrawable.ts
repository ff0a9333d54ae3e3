import { DRAWN_RANGES } from './drawn-letters.ts';
import { PRINT_MESSAGES } from './messages.ts';

/** A letter that no face of our papers has. */
export interface UndrawableLetter {
  letter: string;
  /** `U+4E2D` */
  code: string;
}

/** Marks that are never drawn, such as joiners and those of a direction (Unicode, Default_Ignorable_Code_Point), and white space. */
const UNSEEN = /[\p{Default_Ignorable_Code_Point}\p{White_Space}]/u;

/** Whether a face has the letter: the last range that begins at or before it. */
function isDrawn(letter: string): boolean {
  if (UNSEEN.test(letter)) return true;
  const code = letter.codePointAt(0) ?? 0;
  let low = 0;
  let high = DRAWN_RANGES.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((DRAWN_RANGES[middle]?.[0] ?? 0) <= code) low = middle + 1;
    else high = middle;
  }
  return code <= (DRAWN_RANGES[low - 1]?.[1] ?? -1);
}

const codeOf = (letter: string): string =>
  `U+${(letter.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;

/** The letters of a text that our papers cannot draw, each once, in their order. */
export function undrawable(text: string): UndrawableLetter[] {
  const letters = new Set(Array.from(text.normalize('NFC')).filter((letter) => !isDrawn(letter)));
  return [...letters].map((letter) => ({ letter, code: codeOf(letter) }));
}

/** Why a text cannot be on a letter, a label or a prescription, and what to write instead; undefined when it can. */
export function printProblem(text: string): string | undefined {
  const letters = undrawable(text);
  if (letters.length === 0) return undefined;
  return PRINT_MESSAGES.undrawable(letters.map(({ letter, code }) => `“${letter}” (${code})`).join(', '));
}

/** A text in which each letter that cannot be drawn is its code: `[U+4E2D]`. @param met those that were met are added to it */
export function spellUndrawable(text: string, met: Set<string>): string {
  const composed = text.normalize('NFC');
  const letters = undrawable(composed);
  if (letters.length === 0) return composed;
  for (const { code } of letters) met.add(code);
  return Array.from(composed, (letter) => (isDrawn(letter) ? letter : `[${codeOf(letter)}]`)).join('');
}
