import {
  ANSWER_LIMITS,
  answerProblem,
  type NamedPerson,
  type ServiceAnswer,
  type ServiceField,
} from '@ayana/contracts/service-desk';
import { measureOf, quantityProblem } from '@ayana/contracts/numbers';
import { messages } from '../../../components/service-desk/messages';

/** Where a form holds its answers, and how the API names them in problems. */
export const ANSWERS = 'answers';

/** What is entered, by the field's key: texts, and people with their names. */
export type AnswerValues = Record<string, string | NamedPerson>;

const { form: words } = messages;
const SIGNED = { signed: true };

/** The answer as the API takes it; undefined where nothing was entered. */
function answerOf(field: ServiceField, value: string | NamedPerson | undefined): ServiceAnswer | undefined {
  if (value === undefined || value === '') return undefined;
  if (typeof value === 'object') return value.id;
  if (field.kind === 'number') return value.trim() === '' ? undefined : (measureOf(value, SIGNED) ?? Number.NaN);
  return field.kind === 'yes_no' ? value === 'yes' : value.trim();
}

/** The answers to send; questions without one are left out. */
export function answersOf(form: readonly ServiceField[], values: AnswerValues): Record<string, ServiceAnswer> {
  return Object.fromEntries(
    form.flatMap((field) => {
      const answer = answerOf(field, values[field.key]);
      return answer === undefined || answer === '' ? [] : [[field.key, answer] as const];
    }),
  );
}

/** What is wrong with the answers, by path. */
export function answerErrors(form: readonly ServiceField[], values: AnswerValues): Record<string, string> {
  return Object.fromEntries(
    form.flatMap((field) => {
      const value = values[field.key];
      const error = numberProblem(field, value) ?? errorOf(field, answerOf(field, value));
      return error === null ? [] : [[`${ANSWERS}.${field.key}`, error] as const];
    }),
  );
}

function numberProblem({ kind }: ServiceField, value: string | NamedPerson | undefined): string | undefined {
  if (kind !== 'number' || typeof value !== 'string' || value.trim() === '') return undefined;
  return quantityProblem(value, 'measure', SIGNED);
}

function errorOf(field: ServiceField, answer: ServiceAnswer | undefined): string | null {
  if (answer === undefined || answer === '') return field.required ? words.required(field.label) : null;
  const problem = answerProblem(field, answer);
  if (problem === 'too_long' && (field.kind === 'text' || field.kind === 'long_text'))
    return words.tooLong(field.label, ANSWER_LIMITS[field.kind]);
  return problem === null && !Number.isNaN(answer) ? null : words.wrong(field.label);
}

/** What is written so far, in the words of the one who writes: texts and choices. */
export const typedText = (form: readonly ServiceField[], values: AnswerValues): string =>
  form
    .flatMap(({ key, kind }) => {
      const value = values[key];
      const isWords = kind === 'text' || kind === 'long_text' || kind === 'choice';
      return isWords && typeof value === 'string' && value.trim() !== '' ? [value] : [];
    })
    .join(' ');

/** Answers as a form holds them, to be changed. */
export const valuesOfAnswers = (
  form: readonly ServiceField[],
  answers: Readonly<Record<string, ServiceAnswer>>,
  people: readonly NamedPerson[],
): AnswerValues =>
  Object.fromEntries(
    form.flatMap(({ key, kind }) => {
      const answer = answers[key];
      if (answer === undefined) return [];
      if (typeof answer === 'boolean') return [[key, answer ? 'yes' : 'no'] as const];
      const person = kind === 'user' ? people.find(({ id }) => id === answer) : undefined;
      return [[key, person ?? String(answer)] as const];
    }),
  );
