import { latinDigits } from '../numbers/index.ts';

/** Marks of direction and of no width, which phones and chat programs copy around a number or a name. */
const MARKS = String.raw`\u00AD\u061C\u180E\u200B-\u200F\u202A-\u202E\u2060-\u2064\u2066-\u2069\uFEFF`;
/** A joiner after a sign of a letter shapes it: Bengali and Sinhala end words so. */
const EDGES = new RegExp(String.raw`^[\s${MARKS}]+|(?:(?!(?<=\p{M})[\u200C\u200D])[\s${MARKS}])+$`, 'gu');

/** What nobody sees between letters. Joiners within Persian, Indic and other words, and within emoji, are part of them. */
const DIRECTION = String.raw`[\u00AD\u061C\u180E\u200B\u200E\u200F\u202A-\u202E\u2060-\u2064\u2066-\u2069\uFEFF]`;
const JOINED = String.raw`[\p{M}\p{Extended_Pictographic}\p{Emoji_Modifier}\uFE0F]|(?![\p{sc=Latin}\p{sc=Cyrillic}\p{sc=Greek}])\p{L}`;
const INNER = new RegExp(String.raw`${DIRECTION}|(?<!${JOINED})[\u200C\u200D]`, 'u');

/** What was typed, without the spaces and invisible marks around it. Every input is read so before it is checked. */
export const normalise = (text: string): string => text.replaceAll(EDGES, '');

/** Whether a text has marks inside that nobody sees: two such names, codes or addresses look the same and are not. */
export const hasInnerMarks = (text: string): boolean => INNER.test(normalise(text));

/** A telephone number, a code or a date with the digits of any script as 0 to 9. */
export const normaliseDigits = (text: string): string => latinDigits(normalise(text));
