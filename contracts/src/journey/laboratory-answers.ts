import { defineMessages } from '../language/index.ts';
import { LABORATORY_FLAGS, type LaboratoryFlag, type LaboratoryRange } from './laboratory-flags.ts';
import { type Comparator, measuredText, possibleFlags, readResult } from './laboratory-values.ts';

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

/** The flags that a test may have. @param isText words were written of a test in numbers */
export const flagsOf = ({ scale }: Pick<Scaled, 'scale'>, isText = false): LaboratoryFlag[] =>
  LABORATORY_FLAGS.filter((flag) =>
    scale === 'number' && !isText
      ? flag !== 'abnormal'
      : flag === 'normal' || flag === 'abnormal' || flag === 'critical',
  );

/** The flag that follows from an answer; null for a text, which a person judges. @param answer as stored */
export function flagOfAnswer(answer: string, { scale, choices }: Scaled): LaboratoryFlag | null {
  if (scale === 'text' || scale === 'number') return null;
  const found = choices.find(({ code }) => code === answer) ?? choices.find(({ code }) => code === OTHER);
  return found?.flag ?? null;
}

/** What a test needs to read its typed results. */
export type TypedTest = Scaled & { unit: string; possible_to: number | null; range: LaboratoryRange | null };

/** The flags that what is typed may have: none where a person judges it, several where a comparator leaves it open. */
export function flagsOfTyped(text: string, test: TypedTest): LaboratoryFlag[] {
  if (test.scale === 'number') {
    const read = readResult(text, test);
    return read.is === 'number' ? possibleFlags(read, test.range) : [];
  }
  const answer = typedAnswer(text, test);
  const flag = answer === null ? null : flagOfAnswer(answer, test);
  return flag === null ? [] : [flag];
}

/** The flag that follows from what is typed; null where none does. */
export function followingFlag(text: string, test: TypedTest): LaboratoryFlag | null {
  const [flag = null, ...others] = flagsOfTyped(text, test);
  return others.length === 0 ? flag : null;
}

/** A result as people read it: `6.9 mmol/l`, `<0.01 mIU/l`, `Positive`, the name of an organism. */
export function resultText(
  { unit, decimals }: { unit: string; decimals: number },
  { comparator, digits, text }: { comparator: Comparator | null; digits: string | null; text: string | null },
): string {
  if (digits === null) return answerText(text ?? '');
  return [measuredText({ comparator, digits }, decimals), unit].filter((part) => part !== '').join(' ');
}

/** The usual answers, in words; null for a test in numbers, and for a text. */
export function usualAnswer({ scale, choices }: Scaled): string | null {
  if (scale === 'number' || scale === 'text') return null;
  const usual = choices.find(({ flag, code }) => flag === 'normal' && code !== OTHER);
  return usual === undefined ? null : answerText(usual.code);
}
