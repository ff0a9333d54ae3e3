import { currentDirection } from '../languages/current-language.js';

const RIGHT_TO_LEFT = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Thaana}\p{Script=Syriac}\p{Script=Nko}]/u;

/**
 * A name or a text of a person as a part of a sentence of ours: it keeps its direction, and the sentence its own (UAX 9, 6.3; U+2068 and
 * U+2069 are not drawn). Where all goes from left to right there is nothing to keep.
 */
export const isolated = (text: string): string =>
  currentDirection() === 'rtl' || RIGHT_TO_LEFT.test(text) ? `\u2068${text}\u2069` : text;
