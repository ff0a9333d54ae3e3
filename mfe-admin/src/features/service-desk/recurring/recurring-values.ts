import type { Level, NamedPerson, RecurrencePeriod, ServiceField } from '@ayana/contracts/service-desk';
import type { FieldErrors } from '@ayana/portal-kit/screens';
import { answerErrors, answersOf, type AnswerValues, valuesOfAnswers } from '../parts/answers';
import type { RecurringRequestDetail } from '../types';
import { messages } from './messages';
import type { RecurringBody } from './recurring.api';

const { form: words } = messages;

/** What the form of a recurring request holds. */
export interface RecurringValues {
  summary: string;
  description: string;
  answers: AnswerValues;
  impact: Level;
  urgency: Level;
  every: RecurrencePeriod;
  weekday: string;
  month_day: string;
  at: string;
  starts_on: string;
  ends_on: string;
  assigned_to: NamedPerson | null;
}

/** @param today the first day of a new one */
export function valuesOf(recurring: RecurringRequestDetail | null, today: string): RecurringValues {
  if (recurring === null)
    return {
      summary: '',
      description: '',
      answers: {},
      impact: 3,
      urgency: 3,
      every: 'week',
      weekday: '1',
      month_day: '1',
      at: '09:00',
      starts_on: today,
      ends_on: '',
      assigned_to: null,
    };
  const { form, answers, people, weekday, month_day, description, ends_on, ...rest } = recurring;
  const { summary, impact, urgency, every, at, starts_on, assigned_to } = rest;
  return {
    summary,
    impact,
    urgency,
    every,
    at,
    starts_on,
    assigned_to,
    description: description ?? '',
    answers: valuesOfAnswers(form, answers, people),
    weekday: String(weekday ?? 1),
    month_day: String(month_day ?? 1),
    ends_on: ends_on ?? '',
  };
}

export const recurringErrors = (values: RecurringValues, form: readonly ServiceField[]): FieldErrors => ({
  summary: values.summary.trim() === '' ? words.summaryNeeded : undefined,
  at: values.at === '' ? words.atNeeded : undefined,
  starts_on: values.starts_on === '' ? words.fromNeeded : undefined,
  ends_on: values.ends_on !== '' && values.ends_on < values.starts_on ? words.untilEarly : undefined,
  ...answerErrors(form, values.answers),
});

/** As the API takes it. Of a week it has the weekday, of a month the day. */
export function bodyOf(values: RecurringValues, form: readonly ServiceField[]) {
  const { summary, description, impact, urgency, every, at, starts_on, ends_on, assigned_to } = values;
  return {
    summary: summary.trim(),
    description: description.trim() === '' ? null : description.trim(),
    answers: answersOf(form, values.answers),
    impact,
    urgency,
    every,
    ...(every === 'week' ? { weekday: Number(values.weekday) } : {}),
    ...(every === 'month' ? { month_day: Number(values.month_day) } : {}),
    at,
    starts_on,
    ends_on: ends_on === '' ? null : ends_on,
    assigned_to: assigned_to?.id ?? null,
  } satisfies RecurringBody;
}
