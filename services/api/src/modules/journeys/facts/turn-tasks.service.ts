import { ASKS_FIRST, LAST_STAGE, type TimedFact, type TurnTask, turnTaskOf } from '@ayana/contracts/journey';
import { ENGLISH } from '@ayana/contracts/language';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock.js';
import type { EntityManager } from '../../../platform/database/database.js';
import { inLanguage } from '../../../platform/languages/current-language.js';
import { JOURNEY_MESSAGES as messages } from '../messages.js';
import { JourneyAutomationRow } from '../stages/journey-automation.entity.js';
import type { PatientJourneyRow } from '../stages/journey.entity.js';
import { JourneyTaskRow } from '../tasks/journey-task.entity.js';
import { JourneyTasks } from '../tasks/journey-tasks.service.js';

const HOURS = 24;

const TITLES: Readonly<Record<TurnTask, () => string>> = {
  ask_opinion: () => messages.turns.ask_opinion,
  ask_hospitals: () => messages.turns.ask_hospitals,
  'travel.visa_letter': () => messages.turns.visa_letter,
  agree_hospital: () => messages.turns.agree_hospital,
  go_home: () => messages.turns.go_home,
  last_stage: () => messages.turns.last_stage,
};

/** The task of the case manager while a case waits for them, or for someone nobody has asked: so nobody waits for nobody. */
@Injectable()
export class TurnTasks {
  constructor(
    private readonly clock: Clock,
    private readonly tasks: JourneyTasks,
  ) {}

  /** What the case manager is to do and has no task for; null where there is nothing, or something else is about to ask. */
  async missing(em: EntityManager, { id, status }: PatientJourneyRow, facts: readonly TimedFact[]) {
    const turn = status === 'open' ? turnTaskOf(new Set(facts.map(({ fact }) => fact))) : null;
    if (turn === null) return null;
    const tasks = await this.tasksOf(em, id, turn);
    if (tasks.some((task) => task.status === 'open')) return null;
    // Who has said that it is done, or not needed, since anything happened is not asked again.
    const latest = Math.max(...facts.map(({ at }) => at.getTime()));
    if (tasks.some(({ done_by, done_at }) => done_by != null && (done_at?.getTime() ?? 0) >= latest)) return null;
    return (await this.isAboutToAsk(em, id, turn)) ? null : turn;
  }

  async add(em: EntityManager, { id, current_stage }: PatientJourneyRow, turn: TurnTask): Promise<void> {
    const before = await this.tasksOf(em, id, turn);
    await this.tasks.add(em, {
      journey_id: id,
      stage_number: Math.min(current_stage + 1, LAST_STAGE),
      title: inLanguage(ENGLISH.tag, TITLES[turn]),
      owner_kind: 'case_manager',
      due_at: new Date(this.clock.now().getTime() + HOURS * 60 * 60_000),
      automation: `${turn}.${before.length + 1}`,
    });
  }

  private tasksOf(em: EntityManager, journey_id: string, turn: TurnTask): Promise<JourneyTaskRow[]> {
    return em.find(JourneyTaskRow, { journey_id, automation: { $like: `${turn}%` } });
  }

  private async isAboutToAsk(em: EntityManager, journey_id: string, turn: TurnTask): Promise<boolean> {
    const name = ASKS_FIRST[turn];
    if (name === undefined) return false;
    const waiting = { $or: [{ status: 'waiting' as const }, { next_attempt_at: { $ne: null } }] };
    return (await em.count(JourneyAutomationRow, { journey_id, name, ...waiting })) > 0;
  }
}
