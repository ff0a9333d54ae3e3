import type { JourneyAutomationName } from './automations.ts';
import { type CaseStep, caseStepOf } from './case-step.ts';
import { type CaseFact, FACT_EFFECTS } from './facts.ts';

/** What a case manager is asked for where a case waits for them, or for someone nobody has asked. */
export const TURN_TASKS = [
  'ask_opinion',
  'ask_hospitals',
  'travel.visa_letter',
  'agree_hospital',
  'go_home',
  'last_stage',
] as const;
export type TurnTask = (typeof TURN_TASKS)[number];

/** Of them, what automations ask for, too: it stays open at other steps. */
const BY_AUTOMATION: Readonly<Partial<Record<TurnTask, JourneyAutomationName>>> = {
  ask_opinion: 'ask_opinion',
  'travel.visa_letter': 'ask_visa_letter',
};

/** What is about to ask in the place of the case manager: while it waits, nobody else has to. */
export const ASKS_FIRST: Readonly<Partial<Record<TurnTask, JourneyAutomationName>>> = {
  ...BY_AUTOMATION,
  ask_hospitals: 'ask_quotes',
};

const OF_STEP: Readonly<Partial<Record<CaseStep, TurnTask>>> = {
  records_here: 'ask_opinion',
  opinion_here: 'ask_hospitals',
  quotes_again: 'ask_hospitals',
  arrange: 'travel.visa_letter',
  arrived: 'agree_hospital',
  recovery: 'go_home',
  followed_up: 'last_stage',
};

/** What the case manager is to do by what has happened; null where others have been asked, or papers are to be checked first. */
export function turnTaskOf(facts: ReadonlySet<CaseFact>): TurnTask | null {
  const step = caseStepOf(facts);
  if (step === 'records_here' && !facts.has('records_checked')) return null;
  if (step === 'arrange' && facts.has('letter_asked')) return null;
  return OF_STEP[step] ?? null;
}

/** Whether a task is only to do while it is the case manager’s turn. @param automation the name of what made it */
export const isOfTurn = (automation: string): boolean =>
  TURN_TASKS.some((task) => BY_AUTOMATION[task] === undefined && automation.startsWith(task));

/** How a task that code made ends by what has happened; null while it is to be done. @param automation the name of what made it */
export function taskEndOf(facts: ReadonlySet<CaseFact>, automation: string): 'done' | 'waived' | null {
  const isIn = (names: readonly string[] = []): boolean => names.some((name) => automation.startsWith(name));
  const effects = [...facts].map((fact) => FACT_EFFECTS[fact]);
  if (effects.some(({ done }) => isIn(done))) return 'done';
  if (effects.some(({ pointless }) => isIn(pointless))) return 'waived';
  const turn = turnTaskOf(facts);
  return isOfTurn(automation) && (turn === null || !automation.startsWith(turn)) ? 'waived' : null;
}
