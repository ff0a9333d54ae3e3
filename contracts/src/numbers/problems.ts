import { defineMessages } from '../language/index.ts';
import { latinDigits } from './digits.ts';
import { type QuantityKind, type ReadingOptions, readQuantity } from './read-quantity.ts';

const MESSAGES = defineMessages('contracts/numbers', {
  money: 'Please enter an amount, as 1200 or 1200.50.',
  count: 'Please enter a whole number.',
  measure: 'Please enter a number, as 5 or 0.5.',
  two: (text: string, one: string, other: string): string =>
    `“${text}” can be read as ${one} or as ${other}. Please choose which you mean.`,
});

/** What is wrong with a typed number, or undefined. A text with two readings names both. */
export function quantityProblem(text: string, kind: QuantityKind, options?: ReadingOptions): string | undefined {
  const reading = readQuantity(text, kind, options);
  if (reading.is === 'one') return undefined;
  return reading.is === 'none' ? MESSAGES[kind] : MESSAGES.two(text.trim(), ...reading.decimals);
}

/** What is wrong with the numbers in a strength or a dose, such as `1,250 mg`: the first that can be read in two ways; undefined without one. */
export function doubtfulNumber(text: string): string | undefined {
  const numbers = latinDigits(text).match(/\d+(?:[.,\u066B\u066C]\d+)+/g) ?? [];
  const doubtful = numbers.find((each) => readQuantity(each, 'measure').is === 'two');
  return doubtful === undefined ? undefined : quantityProblem(doubtful, 'measure');
}
