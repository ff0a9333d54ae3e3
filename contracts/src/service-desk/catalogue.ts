import type { Id, Integer, Moment } from '../shapes/index.ts';
import { isCalendarDate } from '../rules/index.ts';

export const SERVICE_FIELD_KINDS = ['text', 'long_text', 'choice', 'date', 'number', 'yes_no', 'user'] as const;
export type ServiceFieldKind = (typeof SERVICE_FIELD_KINDS)[number];

/** A question of a service's form. */
export interface ServiceField {
  // Names its answer; unique in the form.
  key: string;
  kind: ServiceFieldKind;
  label: string;
  required: boolean;
  help: string | null;
  /** Empty unless it is a `choice`. */
  choices: string[];
}

/** What a service makes a need of: the kind, and the questions that say where, when, how long and in which language. */
export interface ServiceNeed {
  kind: ServiceNeedKind;
  /** Of a `choice` that is required, among cities. */
  city: string;
  /** Of a `date` that is required. */
  from: string;
  /** Of a `number`. */
  days: string | null;
  /** Of a `choice` among languages. */
  language: string | null;
}

/** Kinds of resources that a service can ask for. */
export const SERVICE_NEED_KINDS = ['interpreter', 'vehicle', 'ambulance', 'nurse', 'room', 'bed'] as const;
export type ServiceNeedKind = (typeof SERVICE_NEED_KINDS)[number];

export const FIELD_KEY = /^[a-z][a-z0-9_]{0,39}$/;

export const SERVICE_ITEM_STATUSES = ['draft', 'published', 'retired'] as const;
export type ServiceItemStatus = (typeof SERVICE_ITEM_STATUSES)[number];

export const SERVICE_VERSION_STATUSES = ['draft', 'published', 'superseded'] as const;
export type ServiceVersionStatus = (typeof SERVICE_VERSION_STATUSES)[number];

export type ServiceAnswer = string | number | boolean;

/** Longest answers, in characters. */
export const ANSWER_LIMITS = { text: 200, long_text: 1000 } as const;
const LARGEST_NUMBER = 1e12;

/** Why an answer does not fit its question; null when it does. Whether it is required is checked elsewhere. */
export function answerProblem({ kind, choices }: ServiceField, value: unknown): AnswerProblem | null {
  if (kind === 'text' || kind === 'long_text') {
    if (typeof value !== 'string') return 'not_text';
    return value.length > ANSWER_LIMITS[kind] ? 'too_long' : null;
  }
  if (kind === 'choice') return choices.some((choice) => choice === value) ? null : 'not_a_choice';
  if (kind === 'date') return isCalendarDate(value) ? null : 'not_a_date';
  if (kind === 'yes_no') return typeof value === 'boolean' ? null : 'not_yes_or_no';
  if (kind === 'number') return typeof value === 'number' && Math.abs(value) <= LARGEST_NUMBER ? null : 'not_a_number';
  return typeof value === 'string' && UUID.test(value) ? null : 'not_a_person';
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

export type AnswerProblem =
  | 'not_text'
  | 'too_long'
  | 'not_a_choice'
  | 'not_a_date'
  | 'not_yes_or_no'
  | 'not_a_number'
  | 'not_a_person';

export interface ServiceVersionSummary {
  id: Id;
  number: Integer;
  status: ServiceVersionStatus;
  published_at: Moment | null;
}
