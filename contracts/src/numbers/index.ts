export { latinDigits } from './digits.ts';
export {
  centsOf,
  dollarsOf,
  measureOf,
  plainly,
  type QuantityKind,
  type Reading,
  type ReadingOptions,
  readQuantity,
  wholeOf,
} from './read-quantity.ts';
export { doubtfulNumber, quantityProblem } from './problems.ts';
