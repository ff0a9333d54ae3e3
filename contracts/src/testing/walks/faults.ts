import {
  caseStepOf,
  JOURNEY_STAGES,
  type JourneyAutomationName,
  STEP_ACTORS,
  type StepActor,
  type TaskState,
} from '../../journey/index.ts';
import {
  areHospitalsAsked,
  canChoose,
  type CaseRows,
  factsOfRows,
  isLetterAsked,
  isOpen,
  isOver,
  missesPapers,
} from './case-rows.ts';
import { HAS_BEGUN, IS_COMPLETE, isDone, isToDo, isToRun } from './rules.ts';

/** What of a case can be compared with the rules, before or after a step. */
export interface WalkedCase {
  tasks: readonly { automation: string; status: TaskState }[];
  automations: readonly { name: JourneyAutomationName; status: string }[];
}

/** Tasks about one row, which ends them: when it does is said by the tests of that row. */
const OF_A_ROW = /^(paper|flight_report|return_report|came_back|lapsed)\./;

/** What is wrong with the tasks of a case after a step, in words. @param before what they were */
export function taskFaults(rows: CaseRows, now: WalkedCase, before: WalkedCase): string[] {
  return now.tasks.flatMap(({ automation, status }) => {
    const rule = isToDo(automation);
    if (rule === undefined) return [`no rule says until when “${automation}” is to be done`];
    if (status === 'open') return rule(rows) ? [] : [`“${automation}” is open, and nothing is to be done for it`];
    const was = before.tasks.find((task) => task.automation === automation)?.status;
    if (was !== 'open' || OF_A_ROW.test(automation)) return [];
    if (rule(rows)) return [`“${automation}” ended, and it is still to be done`];
    const due = isDone(automation, rows) ? 'done' : 'waived';
    return status === due ? [] : [`“${automation}” ended as ${status}, and it is ${due}`];
  });
}

/** The automations of a case were run with these rows, and left those. */
interface Ran {
  before: CaseRows;
  after: CaseRows;
}

/** What is wrong with the automations that were run in a step. */
export function automationFaults({ before: rows, after }: Ran, now: WalkedCase, before: WalkedCase): string[] {
  return now.automations.flatMap(({ name, status }) => {
    const was = before.automations.find((automation) => automation.name === name)?.status;
    if (was === status) return [];
    const hasReason = isToRun(name)(rows);
    if (status === 'done' && !hasReason) return [`“${name}” was run, and it has no reason any more`];
    return status === 'skipped' && hasReason && !isOver(after) ? [`“${name}” was not run, and it has a reason`] : [];
  });
}

/** What is wrong with the stages of a case after a step. @param before its rows before the step */
export function stageFaults(rows: CaseRows, before: CaseRows): string[] {
  return JOURNEY_STAGES.slice(1, -1).flatMap(({ number, label }) => {
    const isDue = IS_COMPLETE[number]?.(rows) ?? false;
    if (rows.stages.has(number))
      return isDue || before.stages.has(number) || rows.by_hand.has(number)
        ? []
        : [`the stage “${label}” is complete, and nothing has completed it`];
    return isDue && !rows.was_shut ? [`the stage “${label}” is not complete by what has happened`] : [];
  });
}

/** What is to begin by what has happened, and has not. */
export function begunFaults(rows: CaseRows, { automations }: WalkedCase): string[] {
  if (rows.was_shut) return [];
  const names = new Set(automations.map(({ name }) => name));
  return (Object.keys(HAS_BEGUN) as JourneyAutomationName[])
    .filter((name) => HAS_BEGUN[name]?.(rows) === true && !names.has(name))
    .map((name) => `“${name}” has a reason and has not begun`);
}

const OF_PATIENT = /^(ask_for_|paper|ask_to_choose|plan_travel\.(visa|flights|ticket)|travel\.passport|plan_home)/;

/** Who is to act next by what everyone reads can do so. What waits in the queue is about to be done. */
export function turnFaults(rows: CaseRows, { tasks, automations }: WalkedCase): string[] {
  if (rows.journey !== 'open' || isOver(rows) || automations.some(({ status }) => status === 'waiting')) return [];
  const step = caseStepOf(factsOfRows(rows));
  const actor = STEP_ACTORS[step];
  const open = tasks.filter(({ status }) => status === 'open').map(({ automation }) => automation);
  const canAct: Readonly<Record<StepActor, boolean>> = {
    patient: canChoose(rows) || missesPapers(rows) || open.some((name) => OF_PATIENT.test(name)),
    case_manager: rows.papers.some(({ state }) => state === 'uploaded') || open.some((name) => !OF_PATIENT.test(name)),
    doctor: isOpen(rows.opinion.work),
    hospital:
      step === 'arrange'
        ? isLetterAsked(rows) || open.some((name) => name.startsWith('travel.visa_letter'))
        : areHospitalsAsked(rows) || rows.stay === 'expected' || rows.stay === 'admitted',
  };
  return actor === null || canAct[actor] ? [] : [`at “${step}” everyone waits for the ${actor}, who has nothing to do`];
}
