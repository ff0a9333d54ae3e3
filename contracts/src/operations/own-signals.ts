import { defineMessages } from '../language/index.ts';
import type { LastEditor } from '../editing/index.ts';
import type { Id, Integer, Moment } from '../shapes/index.ts';
import type { SignalChain } from './signal-definitions-answers.ts';
import type { NamedOperator, Severity } from './signals.ts';

/** What an own definition may ask, in the order of its list. Each counts rows that meet it by a number of hours. */
export const OWN_QUESTIONS = [
  'requests_waiting',
  'enquiries_waiting',
  'messages_unanswered',
  'papers_to_check',
  'needs_not_found',
  'assignments_late',
  'quotes_lapsing',
  'service_requests_late',
  'mails_failed',
  'texts_failed',
] as const;
export type OwnQuestion = (typeof OWN_QUESTIONS)[number];

export const OWN_QUESTION_NAMES: Readonly<Record<OwnQuestion, string>> = defineMessages(
  'contracts/operations/own-question-names',
  {
    requests_waiting: 'Treatment requests waiting for longer than',
    enquiries_waiting: 'Enquiries without an answer for longer than',
    messages_unanswered: 'Messages unanswered for longer than',
    papers_to_check: 'Papers waiting to be checked for longer than',
    needs_not_found: 'Needs without a resource when they begin within',
    assignments_late: 'Work handed to others late by more than',
    quotes_lapsing: 'Sent quotes that lapse within',
    service_requests_late: 'Service requests past their target by more than',
    mails_failed: 'Emails that failed within the last',
    texts_failed: 'Text messages that failed within the last',
  },
);

/** Hours that a question may ask about, and rows from which it is a signal. */
export const OWN_HOURS = { min: 1, max: 30 * 24 } as const;
export const OWN_LEAST_ROWS = { min: 1, max: 10_000 } as const;
/** Minutes between two looks. */
export const LOOK_INTERVALS = [1, 5, 15, 60, 360, 1440] as const;
export type LookInterval = (typeof LOOK_INTERVALS)[number];

export const MOST_OWN_DEFINITIONS = 100;

export interface OwnSignalDefinition {
  id: Id;
  name: string;
  question: OwnQuestion;
  hours: Integer;
  /** From so many rows it is a signal. */
  at_least: Integer;
  every_minutes: Integer;
  severity: Severity;
  is_on: boolean;
  /** Who gets an email; none: the team. */
  notify: NamedOperator[];
  chain: SignalChain | null;
  /** Webhooks that are told. */
  webhooks: NamedOperator[];
  /** When its question was asked last, and what it counted. */
  looked_at: Moment | null;
  last_count: Integer | null;
  /** Signals of it that need a person. */
  live: Integer;
  opened_in_30_days: Integer;
  updated_at: Moment;
  updated_by: LastEditor | null;
  version: Integer;
}

export interface OwnSignalDefinitions {
  items: OwnSignalDefinition[];
}

/** What a question would find now. */
export interface OwnSignalTrial {
  /** Rows that meet it. */
  count: Integer;
  /** Whether that is enough for a signal. */
  would_open: boolean;
  /** Since when the first of them meets it. */
  oldest_at: Moment | null;
}
