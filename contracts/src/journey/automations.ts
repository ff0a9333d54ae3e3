import type { Id, Integer, Moment } from '../shapes/index.ts';
import { defineMessages } from '../language/index.ts';
import type { AutomationState } from './case-parts.ts';

/** What a completed stage sets off, by its name. */
export const JOURNEY_AUTOMATIONS = {
  acknowledge: 1,
  assign_case_manager: 1,
  ask_for_records: 1,
  ask_opinion: 2,
  ask_quotes: 3,
  ask_to_choose: 4,
  record_deposit: 5,
  plan_travel: 5,
  ask_visa_letter: 5,
  watch_arrival: 6,
  inform_family: 7,
  daily_check_ins: 8,
  inform_of_discharge: 9,
  record_pack: 9,
  plan_check_ins: 9,
  close_journey: 10,
} as const satisfies Record<string, number>;
export type JourneyAutomationName = keyof typeof JOURNEY_AUTOMATIONS;

/** In words for the staff, who read them before they complete a stage. */
export const AUTOMATION_NAMES: Readonly<Record<JourneyAutomationName, string>> = defineMessages(
  'contracts/journey/automation-words',
  {
    acknowledge: 'The patient is told that the enquiry has arrived.',
    assign_case_manager:
      'The case manager with the fewest open cases who speaks the patient’s language takes the case.',
    ask_for_records: 'The patient is asked for the records that this treatment needs.',
    ask_opinion: 'A doctor of the field is asked for an opinion, due in 2 days.',
    ask_quotes: 'The best hospitals for the treatment are asked for a quote, due in 48 hours.',
    ask_to_choose: 'The patient is asked to choose a quote, and reminded before it lapses.',
    record_deposit: 'The deposit of the accepted quote is put on the case.',
    plan_travel: 'Tasks for visa and travel are planned backwards from the day of admission.',
    ask_visa_letter: 'The chosen hospital is asked for the visa letter.',
    watch_arrival:
      'A car and an interpreter are asked for from the time the flight lands, a carrier is offered the pickup, and a missed arrival is watched for.',
    inform_family:
      'Those who accompany the patient are told of the admission, and the watch for a missed arrival ends.',
    daily_check_ins: 'The case manager gets a check-in task every day until the discharge.',
    inform_of_discharge:
      'Those who accompany the patient are told of the discharge, and the patient is asked to book the flight home.',
    record_pack: 'The case manager is asked to send the record pack.',
    plan_check_ins: 'Check-ins are planned 3, 7, 30 and 90 days after the return.',
    close_journey: 'The journey is closed, and the patient is asked for a review.',
  },
);

/** The automations of a stage, in their order. */
export const automationsOf = (stage: number): JourneyAutomationName[] =>
  (Object.keys(JOURNEY_AUTOMATIONS) as JourneyAutomationName[]).filter((name) => JOURNEY_AUTOMATIONS[name] === stage);

/** An automation of a journey, as its GET returns it. */
export interface JourneyAutomation {
  id: Id;
  journey_id: Id;
  stage_number: Integer;
  name: JourneyAutomationName;
  status: AutomationState;
  /** It could not do what it is for, and has made a task for the case manager instead. */
  made_task: boolean;
  attempts: Integer;
  /** Why the last attempt failed, or it was skipped. */
  failure: string | null;
  /** When it is tried again by itself. */
  next_attempt_at: Moment | null;
  finished_at: Moment | null;
}

/** An automation that fails is tried again by itself this often, after 10 s, 20 s, 40 s … and at most an hour. */
const ATTEMPTS_MAX = 12;
const FIRST_DELAY = 10_000;
const LONGEST_DELAY = 60 * 60_000;

/** When an automation that failed is tried again, twice as late each time; null when it is given up. @param attempts with the last one */
export const nextAttempt = (attempts: number, now: Date): Date | null =>
  attempts < ATTEMPTS_MAX ? new Date(now.getTime() + Math.min(FIRST_DELAY * 2 ** (attempts - 1), LONGEST_DELAY)) : null;
