import { defineMessages } from '../language/index.ts';
import { flagOf, LABORATORY_FLAGS, type LaboratoryFlag, type LaboratoryRange, valueOf } from './laboratory-flags.ts';

/** How a test is reported: a number, one of a few answers, an organism that grew or not, a text. */
export const LABORATORY_SCALES = ['number', 'choice', 'organism', 'text'] as const;
export type LaboratoryScale = (typeof LABORATORY_SCALES)[number];

/** An answer of a test with what it means. Of an organism, `other` is one that grew: it is named in the result. */
export interface LaboratoryChoice {
  code: string;
  flag: LaboratoryFlag;
}

/** Longest result in words. */
export const RESULT_TEXT_MAX = 300;

const CHOICE_NAMES: Readonly<Record<string, string>> = defineMessages('contracts/journey/laboratory-answers', {
  negative: 'Negative',
  trace: 'Trace',
  positive: 'Positive',
  not_reactive: 'Not reactive',
  reactive: 'Reactive',
  no_growth: 'No growth',
});

/** As devices and people write them. */
const SHORT: Readonly<Record<string, readonly string[]>> = {
  negative: ['neg', 'neg.', '-', '−'],
  trace: ['tr', '(+)', '±'],
  positive: ['pos', 'pos.', '+'],
  not_reactive: ['non-reactive', 'nr'],
  reactive: ['r'],
  no_growth: ['sterile', 'ng'],
};

const OTHER = 'other';

/** The words of an answer; what was written stays as it is. */
export const answerText = (text: string): string =>
  (Object.hasOwn(CHOICE_NAMES, text) ? CHOICE_NAMES[text] : text) ?? text;

interface Scaled {
  scale: LaboratoryScale;
  choices: readonly LaboratoryChoice[];
}

/** The answers to choose from. */
export const answersOf = ({ choices }: Pick<Scaled, 'choices'>): string[] =>
  choices.map(({ code }) => code).filter((code) => code !== OTHER);

/** The answer that a person or a device means by a text; null for none. */
export function answerOf(text: string, test: Pick<Scaled, 'choices'>): string | null {
  const typed = text.trim().toLowerCase();
  const means = (code: string): boolean =>
    [code, answerText(code).toLowerCase(), ...(SHORT[code] ?? [])].some((word) => word === typed);
  return answersOf(test).find(means) ?? null;
}

/** What is stored of a typed text: the code of an answer, else the words. Null where it is none that the test has. */
export function typedAnswer(text: string, test: Scaled): string | null {
  const words = text.trim();
  if (words === '' || words.length > RESULT_TEXT_MAX || test.scale === 'number') return null;
  return answerOf(words, test) ?? (test.scale === 'choice' ? null : words);
}

/** The flags that a test may have. */
export const flagsOf = ({ scale }: Pick<Scaled, 'scale'>): LaboratoryFlag[] =>
  LABORATORY_FLAGS.filter((flag) =>
    scale === 'number' ? flag !== 'abnormal' : flag === 'normal' || flag === 'abnormal' || flag === 'critical',
  );

/** The flag that follows from an answer; null for a text, which a person judges. @param answer as stored */
export function flagOfAnswer(answer: string, { scale, choices }: Scaled): LaboratoryFlag | null {
  if (scale === 'text' || scale === 'number') return null;
  const found = choices.find(({ code }) => code === answer) ?? choices.find(({ code }) => code === OTHER);
  return found?.flag ?? null;
}

/** The flag that follows from what is typed; null where none does. */
export function followingFlag(text: string, test: Scaled & { range: LaboratoryRange | null }): LaboratoryFlag | null {
  if (test.scale === 'number') {
    const value = valueOf(text);
    return value === null ? null : flagOf(value, test.range);
  }
  const answer = typedAnswer(text, test);
  return answer === null ? null : flagOfAnswer(answer, test);
}

/** A result as people read it: `6.9 mmol/l`, `Positive`, the name of an organism. */
export function resultText(
  { unit, decimals }: { unit: string; decimals: number },
  { value, text }: { value: number | null; text: string | null },
): string {
  if (value === null) return answerText(text ?? '');
  return unit === '' ? value.toFixed(decimals) : `${value.toFixed(decimals)} ${unit}`;
}

/** The usual answers, in words; null for a test in numbers, and for a text. */
export function usualAnswer({ scale, choices }: Scaled): string | null {
  if (scale === 'number' || scale === 'text') return null;
  const usual = choices.find(({ flag, code }) => flag === 'normal' && code !== OTHER);
  return usual === undefined ? null : answerText(usual.code);
}

/** Values of a pasted table: the last result of each line, for the test its first cell names, else for the next in the list. */
export function pastedValues(
  text: string,
  tests: readonly ({ code: string; name: string } & Partial<Scaled>)[],
): Map<string, string> {
  const values = new Map<string, string>();
  const lines = text.split(/\r?\n/).filter((line) => line.trim() !== '');
  lines.forEach((line, index) => {
    const cells = line.split('\t').map((cell) => cell.trim());
    const [first = ''] = cells;
    const named = tests.find(({ code, name }) =>
      [code, name].some((word) => word.toLowerCase() === first.toLowerCase()),
    );
    const test = named ?? (cells.length === 1 ? tests[index] : undefined);
    if (test === undefined) return;
    const { scale = 'number', choices = [] } = test;
    const found = cells.find((cell, place) => {
      if (named !== undefined && place === 0) return false;
      return scale === 'number' ? valueOf(cell) !== null : typedAnswer(cell, { scale, choices }) !== null;
    });
    if (found !== undefined)
      values.set(test.code, scale === 'number' ? found : (typedAnswer(found, { scale, choices }) ?? found));
  });
  return values;
}
