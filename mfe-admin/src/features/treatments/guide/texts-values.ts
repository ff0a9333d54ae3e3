import type { components } from '@ayana/contracts/api';
import type { FieldErrors } from '@ayana/portal-kit/screens';
import type { GuideTexts } from '../detail/detail.api';
import { linesOf } from '../form/treatment-values';
import { messages } from './messages';

export const LINE_FIELDS = ['helps_when', 'not_for', 'risks', 'recovery', 'questions_to_ask'] as const;
type LineField = (typeof LINE_FIELDS)[number];
const LONGEST_LINE = 400;

interface Question {
  question: string;
  answer: string;
}

/** The texts as they are edited: sentences are lines. */
export type TextsValues = Record<LineField, string> & { faq: Question[] };

export const valuesOf = (texts: GuideTexts): TextsValues => ({
  ...(Object.fromEntries(LINE_FIELDS.map((name) => [name, texts[name].join('\n')])) as Record<LineField, string>),
  faq: texts.faq.map(({ question, answer }) => ({ question, answer })),
});

/** As the API takes them: always all. */
export const bodyOf = (values: TextsValues): components['schemas']['GuideTextsInputDto'] => ({
  ...(Object.fromEntries(LINE_FIELDS.map((name) => [name, linesOf(values[name])])) as Record<LineField, string[]>),
  faq: values.faq.map(({ question, answer }) => ({ question: question.trim(), answer: answer.trim() })),
});

export function textsErrors(values: TextsValues): FieldErrors {
  const errors: Record<string, string> = {};
  for (const name of LINE_FIELDS) {
    const long = linesOf(values[name]).findIndex((line) => line.length > LONGEST_LINE);
    if (long >= 0) errors[name] = messages.tooLong(long + 1);
  }
  for (const [at, entry] of values.faq.entries())
    for (const name of ['question', 'answer'] as const)
      if (entry[name].trim() === '') errors[`faq.${at}.${name}`] = messages.needed[name];
  return errors;
}
