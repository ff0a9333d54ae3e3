import { randomInt } from 'node:crypto';
import { LETTER_CODE_LENGTH, LETTER_CODE_SIGNS } from '@ayana/contracts/journey';

/** The code of a paper that anyone can check. Drawn by the system's secure generator: nobody guesses one of 2^100. */
export const newCode = (): string =>
  Array.from({ length: LETTER_CODE_LENGTH }, () => LETTER_CODE_SIGNS[randomInt(LETTER_CODE_SIGNS.length)]).join('');

/** `A. O.` of `Amina Otieno`. */
export const initialsOf = (name: string): string =>
  name
    .split(/\s+/)
    .filter((word) => word !== '')
    .map((word) => `${Array.from(word)[0]?.toUpperCase() ?? ''}.`)
    .join(' ');
