import {
  flagOf,
  isUnlikely,
  type LaboratoryFlag,
  type LaboratoryOrder,
  type OrderedTest,
  valueOf,
} from '@ayana/contracts/journey';
import type { components } from '@ayana/contracts/api';
import { messages } from './messages';

const { laboratory: words } = messages;

export interface ResultValues {
  results: {
    test: string;
    value: string;
    /** Empty: the one that follows from the range. */
    flag: LaboratoryFlag | '';
    flag_reason: string;
    confirmed: boolean;
  }[];
}

/** What is there already; a value that was right stays right. */
export const valuesOf = ({ tests }: LaboratoryOrder): ResultValues => ({
  results: tests.map(({ code, result, range, decimals }) => {
    if (!result) return { test: code, value: '', flag: '', flag_reason: '', confirmed: false };
    const isOther = flagOf(result.value, range) !== result.flag;
    return {
      test: code,
      value: result.value.toFixed(decimals),
      flag: isOther ? result.flag : '',
      flag_reason: result.flag_reason ?? '',
      confirmed: isUnlikely(result.value, range),
    };
  }),
});

/** The flag that follows from what is typed; null while it is no number. */
export function followingFlag(text: string, { range }: OrderedTest): LaboratoryFlag | null {
  const value = valueOf(text);
  return value === null ? null : flagOf(value, range);
}

export function mustConfirm(text: string, { range }: OrderedTest): boolean {
  const value = valueOf(text);
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
    if (value.trim() === '') {
      if (finished) problems[`results.${at}.value`] = words.missing;
    } else if (follows === null) problems[`results.${at}.value`] = words.noNumber;
    else if (mustConfirm(value, test) && !confirmed) problems[`results.${at}.value`] = words.unlikely;
    if (flag !== '' && flag !== follows && flag_reason.trim() === '')
      problems[`results.${at}.flag_reason`] = words.reasonMissing;
  });
  return problems;
}

/** What the API takes: the tests with a value. @param values without problems */
export function resultsBody({ results }: ResultValues, finished: boolean): components['schemas']['ResultsFormDto'] {
  return {
    finished,
    results: results.flatMap(({ test, value, flag, flag_reason, confirmed }) => {
      const number = valueOf(value);
      if (number === null) return [];
      return [{ test, value: number, confirmed, ...(flag === '' ? {} : { flag, flag_reason: flag_reason.trim() }) }];
    }),
  };
}
