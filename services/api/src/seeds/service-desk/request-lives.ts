import {
  addWorkingMinutes,
  clockAfter,
  isClockRunning,
  type Level,
  priorityOf,
  type RequestClock,
  type ServiceRequestOutcome,
  type ServiceRequestState,
  type ServiceRequestTransition,
  type WorkingCalendar,
} from '@ayana/contracts/service-desk';
import { DEFAULT_TARGETS } from '../../modules/service-desk/catalog/version-rules.js';
import type { SeededRandom } from '../random.js';

/** A transition of a demo request. */
export interface Step {
  name: ServiceRequestTransition;
  from: ServiceRequestState;
  to: ServiceRequestState;
  at: Date;
}

const step = (name: Step['name'], to: Step['to']): Pick<Step, 'name' | 'to'> => ({ name, to });
const START = [step('assign', 'assigned'), step('start', 'in_progress')];
const RESOLVE = [...START, step('resolve', 'resolved')];

/** How requests live: every state and every way to end. */
const LIVES: readonly (readonly Pick<Step, 'name' | 'to'>[])[] = [
  [],
  [step('assign', 'assigned')],
  START,
  [...START, step('wait', 'pending')],
  RESOLVE,
  [...RESOLVE, step('close', 'closed')],
  [...START, step('wait', 'pending'), step('resume', 'in_progress'), ...RESOLVE.slice(2), step('close', 'closed')],
  [...RESOLVE, step('reopen', 'reopened')],
  [...RESOLVE, step('close', 'closed')],
  [step('cancel', 'closed')],
  [],
];

const OUTCOMES: Partial<Record<ServiceRequestTransition, ServiceRequestOutcome>> = {
  resolve: 'done',
  cancel: 'cancelled',
};

/** A request of the demo as it is now, and how it came to be so. */
export function liveOn(index: number, random: SeededRandom, now: Date, calendar: WorkingCalendar) {
  const life = LIVES[index % LIVES.length] ?? [];
  const impact = random.between(1, 3) as Level;
  const urgency = random.between(1, 3) as Level;
  const priority = priorityOf(impact, urgency);
  const pauses = life.map(() => random.between(5, random.in100(20) ? 900 : 200));
  const created_at = bornBefore(now, pauses, life.length > 2 ? random.between(2, 40) : random.between(0, 2), calendar);
  const steps: Step[] = [];
  let clock: RequestClock = { paused_since: null, paused_minutes: 0 };
  for (const [place, { name, to }] of life.entries()) {
    const before = steps.at(-1);
    const at = addWorkingMinutes(before?.at ?? created_at, pauses[place] ?? 0, calendar);
    steps.push({ name, from: before?.to ?? 'new', to, at });
    clock = clockAfter(clock, to, at, calendar);
  }
  const state = steps.at(-1)?.to ?? 'new';
  const target = DEFAULT_TARGETS.find((each) => each.priority === priority);
  const due = (minutes: number): Date => addWorkingMinutes(created_at, minutes + clock.paused_minutes, calendar);
  const when = (name: ServiceRequestTransition): Date | null =>
    steps.findLast((each) => each.name === name)?.at ?? null;
  const owned_at = when('assign');
  const due_to_own = due(target?.own_minutes ?? 0);
  const due_to_resolve = due(target?.resolve_minutes ?? 0);
  const isReopened = steps.some(({ name }) => name === 'reopen');
  const resolved_at = isReopened ? null : when('resolve');
  const missed = (limit: Date, done: Date | null): Date | null => {
    const seen = done ?? (isClockRunning(state) ? now : created_at);
    return seen > limit ? limit : null;
  };
  return {
    impact,
    urgency,
    priority,
    state,
    created_at,
    steps,
    ...clock,
    updated_at: steps.at(-1)?.at ?? created_at,
    outcome: steps.map(({ name }) => OUTCOMES[name]).findLast((each) => each !== undefined && !isReopened) ?? null,
    owned_at,
    resolved_at,
    closed_at: when('close') ?? when('cancel'),
    due_to_own,
    due_to_resolve,
    due_at: isClockRunning(state) ? (owned_at === null ? due_to_own : due_to_resolve) : null,
    own_breached_at: missed(due_to_own, owned_at),
    resolve_breached_at: missed(due_to_resolve, resolved_at),
    reopened_count: isReopened ? 1 : 0,
  };
}

const HOUR = 60 * 60 * 1000;

/** Early enough for everything to have happened by now. */
function bornBefore(now: Date, pauses: readonly number[], days: number, calendar: WorkingCalendar): Date {
  const minutes = pauses.reduce((sum, each) => sum + each, 0);
  for (let hours = days * 24 + 1; ; hours += 5) {
    const born = new Date(now.getTime() - hours * HOUR);
    if (addWorkingMinutes(born, minutes, calendar) <= now) return born;
  }
}
