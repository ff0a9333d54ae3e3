import type { FieldError } from '@ayana/contracts/problems';
import { answerProblem, type ServiceAnswer, type ServiceField } from '@ayana/contracts/service-desk';
import { hasUnsafeMarkup, sanitise } from '@ayana/contracts/rules';
import { ANSWER_MESSAGES, SERVICE_DESK_MESSAGES as messages } from '../messages.js';

/** Longest summary that is made of an answer. */
const SUMMARY = 120;

interface ReadAnswers {
  answers: Record<string, ServiceAnswer>;
  errors: FieldError[];
}

/** The answers to a form: checked raw, empty ones absent, texts sanitised. Whether users exist is checked elsewhere. */
export function readAnswers(form: readonly ServiceField[], raw: Readonly<Record<string, unknown>>): ReadAnswers {
  const keys = new Set(form.map(({ key }) => key));
  const errors = Object.keys(raw)
    .filter((key) => !keys.has(key))
    .map((key) => ({ field: `answers.${key}`, message: messages.not_a_question(key) }));
  const answers: Record<string, ServiceAnswer> = {};
  for (const field of form) {
    const { key } = field;
    const value = Object.hasOwn(raw, key) ? raw[key] : undefined;
    const message = messageOf(field, value);
    if (message !== null) errors.push({ field: `answers.${key}`, message });
    else if (!isEmpty(value)) answers[key] = typeof value === 'string' ? sanitise(value) : (value as ServiceAnswer);
  }
  return { answers, errors };
}

function messageOf(field: ServiceField, value: unknown): string | null {
  if (isEmpty(value)) return field.required ? messages.answer_missing(field.label) : null;
  const problem = answerProblem(field, value);
  if (problem !== null) return ANSWER_MESSAGES[problem];
  return typeof value === 'string' && hasUnsafeMarkup(value) ? ANSWER_MESSAGES.unsafe : null;
}

const isEmpty = (value: unknown): boolean =>
  value === undefined || value === null || (typeof value === 'string' && sanitise(value) === '');

/** What a request is about, for lists: its first answer in words, or the name of the service. */
export function summaryOf(
  form: readonly ServiceField[],
  answers: Readonly<Record<string, ServiceAnswer>>,
  service: string,
): string {
  const inWords = form.filter(({ kind }) => kind === 'text' || kind === 'long_text' || kind === 'choice');
  const first = inWords.map(({ key }) => answers[key]).find((answer) => typeof answer === 'string');
  const text = typeof first === 'string' ? first.replaceAll(/\s+/g, ' ') : service;
  return text.length <= SUMMARY
    ? text
    : `${text
        .slice(0, SUMMARY - 1)
        .toWellFormed()
        .trimEnd()}…`;
}
