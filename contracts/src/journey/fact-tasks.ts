import { defineMessages } from '../language/index.ts';
import { AUTOMATION_NAMES, type JourneyAutomationName } from './automations.ts';
import { CASE_FACTS, FACT_EFFECTS } from './facts.ts';

/**
 * Each kind of task that code makes, by the first part of its name, and what ends it: facts of the case, by `FACT_EFFECTS`, or the row that it is
 * about, in the code that changes that row, or only a person who says so (`hand`). A case that is over ends all of them but the calls.
 */
export const TASK_KINDS = {
  ask_for_health: 'row',
  ask_for_records: 'facts',
  paper: 'row',
  ask_opinion: 'facts',
  ask_quotes: 'facts',
  ask_hospitals: 'facts',
  ask_to_choose: 'facts',
  'payment.deposit': 'facts',
  'payment.room_fee': 'row',
  'travel.deposit': 'facts',
  'travel.admission': 'facts',
  'travel.visa_letter': 'facts',
  'travel.passport_facts': 'facts',
  'travel.attendant_passports': 'facts',
  'travel.pickup': 'facts',
  'travel.interpreter': 'facts',
  'plan_travel.visa': 'facts',
  'plan_travel.flights': 'facts',
  'plan_travel.ticket': 'facts',
  'plan_travel.lodging': 'facts',
  visa_refused: 'facts',
  flight_report: 'row',
  return_report: 'row',
  agree_hospital: 'facts',
  go_home: 'facts',
  'plan_home.flights': 'facts',
  last_stage: 'facts',
  arrival_moved: 'hand',
  trip_clash: 'row',
  arrival_watch: 'facts',
  leg_missed: 'row',
  inform_family: 'facts',
  daily_check_in: 'facts',
  stay_consent: 'row',
  stay_follow_up: 'hand',
  form_c: 'row',
  visa_ends: 'facts',
  record_pack: 'hand',
  red_flags: 'hand',
  lapsed: 'row',
  came_back: 'row',
  result_review: 'row',
  quote_question: 'row',
  critical_result: 'row',
  withdrawn: 'facts',
  facts_missing: 'facts',
} as const satisfies Readonly<Record<string, 'facts' | 'row' | 'hand'>>;
export type TaskKind = keyof typeof TASK_KINDS;

/** What names a task that code makes within its case: its kind, and what it is about. */
export type TaskName = TaskKind | `${TaskKind}.${string}`;

/** The kind of a task that code has made; undefined for one of an older release. */
export const taskKindOf = (name: string): TaskKind | undefined =>
  (Object.keys(TASK_KINDS) as TaskKind[]).find((kind) => name === kind || name.startsWith(`${kind}.`));

/** Calls that are to be made even when the case is over. */
export const CALLS: readonly TaskKind[] = ['red_flags', 'critical_result', 'result_review'];

/** The facts that end a kind of task. */
export const factsEnding = (kind: TaskKind) =>
  CASE_FACTS.filter((fact) => {
    const { done = [], pointless = [] } = FACT_EFFECTS[fact];
    // A fact names a kind as a whole, by its beginning.
    return [...done, ...pointless].some((name) => `${kind}.`.startsWith(name));
  });

/** What such an automation has done, in words for the staff. */
export const TASK_INSTEAD_NAMES = defineMessages('contracts/journey/task-instead', {
  ask_opinion: 'Nobody was asked for an opinion: the case manager has the task to choose a doctor.',
  ask_quotes: 'Too few hospitals could be asked for a quote: the case manager has the task to choose another.',
  record_deposit: 'No quote names a deposit: the case manager has the task to record it.',
  ask_visa_letter: 'No hospital could be asked for the letter: the case manager has the task to ask.',
  watch_arrival:
    'No pickup could be arranged: the case manager has the task to arrange it. A missed arrival is watched for.',
  inform_family: 'Nobody accompanies the patient here: the case manager has the task to call the family.',
});

/** The task that an automation makes where it cannot do what it is for: its list says so. */
export const TASK_INSTEAD = {
  ask_opinion: 'ask_opinion',
  ask_quotes: 'ask_quotes',
  record_deposit: 'travel.deposit',
  ask_visa_letter: 'travel.visa_letter',
  watch_arrival: 'travel.pickup',
  inform_family: 'inform_family',
} as const satisfies Readonly<Partial<Record<JourneyAutomationName, TaskKind>>>;

/** What an automation does, or has done: a task in its place is not the thing itself. */
export function automationText(name: JourneyAutomationName, made_task: boolean): string {
  const instead: Readonly<Partial<Record<JourneyAutomationName, string>>> = TASK_INSTEAD_NAMES;
  return (made_task ? instead[name] : undefined) ?? AUTOMATION_NAMES[name];
}
