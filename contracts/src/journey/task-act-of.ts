import type { TaskSubjectKind } from './case-parts.ts';
import { type TaskKind, taskKindOf } from './fact-tasks.ts';
import type { CaseFact } from './facts.ts';
import type { TaskAct } from './task-acts.ts';

/** By the name of what made a task, where code did. */
const BY_AUTOMATION: Readonly<Record<string, TaskAct>> = {
  'payment.deposit': 'pay_deposit',
  'plan_travel.visa': 'apply_visa',
  'plan_travel.flights': 'book_flights',
  'plan_travel.ticket': 'send_ticket',
  'plan_home.flights': 'book_flights',
};
/** By the kind of the task, where its name says besides what it is about. */
const BY_KIND: Readonly<Partial<Record<TaskKind, TaskAct>>> = { stay_consent: 'read_consent' };
const BY_SUBJECT: Readonly<Record<TaskSubjectKind, TaskAct>> = {
  document: 'send_papers',
  opinion: 'other',
  quote: 'choose_quote',
  assignment: 'other',
  thread: 'answer',
  travel_leg: 'travel',
  check_in: 'check_in',
  treatment_request: 'request',
  health_summary: 'health',
  patient_details: 'give_details',
};

/** There is no visa without the letter, and no day to fly before the hospital has named one. */
const AFTER_THE_LETTER: ReadonlySet<TaskAct> = new Set(['apply_visa', 'book_flights', 'send_ticket']);
const LETTER: readonly CaseFact[] = ['letter_issued', 'visa_granted', 'flights_booked', 'arrived'];

/** Whether what is asked for cannot be done yet: it is on the list, and not what comes next. */
export const waitsForLetter = (act: TaskAct, facts: ReadonlySet<CaseFact>): boolean =>
  AFTER_THE_LETTER.has(act) && !LETTER.some((fact) => facts.has(fact));

/** @param task `automation`: the name of what made it; null for one that the staff gave */
export function taskActOf({
  automation,
  subject_kind,
}: {
  automation: string | null;
  subject_kind: TaskSubjectKind | null;
}): TaskAct {
  const kind = automation === null ? undefined : taskKindOf(automation);
  const made = BY_AUTOMATION[automation ?? ''] ?? (kind === undefined ? undefined : BY_KIND[kind]);
  return made ?? (subject_kind === null ? 'other' : BY_SUBJECT[subject_kind]);
}
