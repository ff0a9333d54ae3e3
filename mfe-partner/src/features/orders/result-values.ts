import {
  answerText,
  flagOf,
  flagOfAnswer,
  followingFlag,
  isUnlikely,
  LABORATORY_FLAG_NAMES,
  type LaboratoryFlag,
  type LaboratoryOrder,
  type OrderedTest,
  typedAnswer,
  valueOf,
} from '@ayana/contracts/journey';
import type { components } from '@ayana/contracts/api';
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
    const { value, text, flag, flag_reason } = result;
    const follows = value === null ? flagOfAnswer(text ?? '', test) : flagOf(value, range);
    return {
      test: code,
      // An answer is chosen by its code; an organism is typed, also the words of an answer.
      value: value === null ? (scale === 'choice' ? (text ?? '') : answerText(text ?? '')) : value.toFixed(decimals),
      flag: follows === flag ? '' : flag,
      flag_reason: flag_reason ?? '',
      confirmed: value !== null && isUnlikely(value, range),
    };
  }),
});

/** Only numbers can be a slip of the finger. */
export function mustConfirm(text: string, { range, scale }: OrderedTest): boolean {
  const value = scale === 'number' ? valueOf(text) : null;
  return value !== null && isUnlikely(value, range);
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
    const isRead = test.scale === 'number' ? valueOf(value) !== null : typedAnswer(value, test) !== null;
    if (value.trim() === '') {
      if (finished) problems[`results.${at}.value`] = words.missing;
      return;
    }
    if (!isRead) problems[`results.${at}.value`] = test.scale === 'number' ? words.noNumber : words.noAnswer;
    else if (mustConfirm(value, test) && !confirmed) problems[`results.${at}.value`] = words.unlikely;
    if (isRead && follows === null && flag === '') problems[`results.${at}.flag`] = words.flagMissing;
    if (follows !== null && flag !== '' && flag !== follows && flag_reason.trim() === '')
      problems[`results.${at}.flag_reason`] = words.reasonMissing;
  });
  return problems;
}

/** What the API takes: the tests with a value. @param values without problems */
export function resultsBody(
  { results }: ResultValues,
  tests: readonly OrderedTest[],
  finished: boolean,
): components['schemas']['ResultsFormDto'] {
  return {
    finished,
    results: results.flatMap(({ value, flag, flag_reason, confirmed }, at) => {
      const test = tests[at];
      if (test === undefined) return [];
      const [number, text] = test.scale === 'number' ? [valueOf(value), null] : [null, typedAnswer(value, test)];
      if (number === null && text === null) return [];
      return [
        {
          test: test.code,
          ...(number === null ? { text: text ?? '' } : { value: number, confirmed }),
          ...(flag === '' ? {} : { flag, flag_reason: flag_reason.trim() }),
        },
      ];
    }),
  };
}
