import {
  answerText,
  decimalText,
  flagOfAnswer,
  flagOfMeasured,
  flagsOfTyped,
  followingFlag,
  isPossible,
  isUnlikelyMeasured,
  LABORATORY_FLAG_NAMES,
  type LaboratoryFlag,
  type LaboratoryOrder,
  type OrderedTest,
  type Measured,
  measuredText,
  readResult,
  typedAnswer,
} from '@ayana/contracts/journey';
import type { components } from '@ayana/contracts/api';
import { plainly } from '@ayana/contracts/numbers';
import { editorIn, type Reading } from '@ayana/portal-kit/screens';
import { messages } from './messages';

const { laboratory: words } = messages;

export interface ResultValues {
  results: ResultRow[];
}

interface ResultRow {
  test: string;
  value: string;
  /** Empty: the one that follows from the range. */
  flag: LaboratoryFlag | '';
  flag_reason: string;
  confirmed: boolean;
}

/** The same by their places: of two people who enter values of different tests, each keeps their own. */
export type ResultRows = Record<string, ResultRow>;

export const valuesIn = (rows: ResultRows): ResultValues => ({ results: Object.values(rows) });

/** Names what is typed of an order's results. */
export const resultsFormName = (id: string): string => `laboratory-results-${id}`;

export const readingOf = (order: LaboratoryOrder): Reading<ResultRows> => ({
  version: order.version,
  fields: Object.fromEntries(valuesOf(order).results.entries()),
  by: editorIn(order),
});

/** A value as its row says it. */
export const rowText = (row: ResultRow | undefined): string =>
  row === undefined
    ? ''
    : [row.value, row.flag === '' ? '' : LABORATORY_FLAG_NAMES[row.flag], row.flag_reason]
        .filter((part) => part !== '')
        .join(', ');

/** What is there already; a value that was right stays right. */
export const valuesOf = ({ tests }: LaboratoryOrder): ResultValues => ({
  results: tests.map((test) => {
    const { code, result, range, decimals, scale } = test;
    if (!result) return { test: code, value: '', flag: '', flag_reason: '', confirmed: false };
    const { comparator, digits, text, flag, flag_reason } = result;
    const measured = digits === null ? null : { comparator, digits };
    const follows = measured === null ? flagOfAnswer(text ?? '', test) : flagOfMeasured(measured, range);
    return {
      test: code,
      // An answer is chosen by its code; an organism is typed, also the words of an answer.
      value:
        measured === null
          ? scale === 'choice'
            ? (text ?? '')
            : answerText(text ?? '')
          : // So that it is read back in one way only.
            (comparator ?? '') +
            plainly(measuredText({ comparator: null, digits: measured.digits }, comparator === null ? decimals : 0)),
      flag: follows === flag ? '' : flag,
      flag_reason: flag_reason ?? '',
      confirmed: measured !== null && isUnlikelyMeasured(measured, range),
    };
  }),
});

/** The number that is typed of a test in numbers; null for words. */
function measuredOf(text: string, test: OrderedTest): Measured | null {
  const read = test.scale === 'number' ? readResult(text, test) : null;
  return read?.is === 'number' ? read : null;
}

/** Only numbers can be a slip of the finger. */
export function mustConfirm(text: string, test: OrderedTest): boolean {
  const measured = measuredOf(text, test);
  return measured !== null && isPossible(measured, test) && isUnlikelyMeasured(measured, test.range);
}

/** What is wrong with a typed result; undefined where it can be sent. */
function valueProblem(text: string, test: OrderedTest): string | undefined {
  if (test.scale !== 'number') return typedAnswer(text, test) === null ? words.noAnswer : undefined;
  const read = readResult(text, test);
  if (read.is === 'none') return words.noNumber;
  if (read.is === 'two') return words.twoReadings(...read.readings);
  if (read.is === 'other_unit') return words.otherUnit(read.unit, test.unit);
  if (read.is === 'text' || isPossible(read, test)) return undefined;
  return test.possible_to === null ? words.impossible : words.impossibleAbove(decimalText(test.possible_to, 0));
}

/** @param finished every test needs a value then */
export function resultProblems(
  { results }: ResultValues,
  tests: readonly OrderedTest[],
  finished: boolean,
): Record<string, string> {
  const problems: Record<string, string> = {};
  results.forEach(({ value, flag, flag_reason, confirmed }, at) => {
    const test = tests[at];
    if (test === undefined) return;
    const follows = followingFlag(value, test);
    if (value.trim() === '') {
      if (finished) problems[`results.${at}.value`] = words.missing;
      return;
    }
    const problem = valueProblem(value, test);
    if (problem !== undefined) problems[`results.${at}.value`] = problem;
    else if (mustConfirm(value, test) && !confirmed) problems[`results.${at}.value`] = words.unlikely;
    const flags = flagsOfTyped(value, test);
    if (problem === undefined && follows === null && flag === '') problems[`results.${at}.flag`] = words.flagMissing;
    if (flags.length > 0 && flag !== '' && !flags.includes(flag) && flag_reason.trim() === '')
      problems[`results.${at}.flag_reason`] = words.reasonMissing;
  });
  return problems;
}

/** What the API takes: the tests with a value. @param values without problems */
export function resultsBody(
  { results }: ResultValues,
  tests: readonly OrderedTest[],
  finished: boolean,
  method: string,
): components['schemas']['ResultsFormDto'] {
  return {
    finished,
    results: results.flatMap(({ value, flag, flag_reason, confirmed }, at) => {
      const test = tests[at];
      if (test === undefined) return [];
      const isNumber = test.scale === 'number';
      const text = isNumber ? value.trim() : typedAnswer(value, test);
      if (text === null || text === '') return [];
      return [
        {
          test: test.code,
          ...(isNumber ? { value: text, confirmed } : { text }),
          ...(method === '' ? {} : { method }),
          ...(flag === '' ? {} : { flag, flag_reason: flag_reason.trim() }),
        },
      ];
    }),
  };
}
