import { begunBy, isOverBy, stagesBy, taskEndOf, type TimedFact } from '@ayana/contracts/journey';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { type EntityManager, within } from '../../../platform/database/database.js';
import { JourneyEntries } from '../journey-entries.js';
import { lockJourney } from '../lock-journey.js';
import { TreatmentRequestWorkflow } from '../requests/treatment-request-workflow.js';
import { AutomationQueue } from '../stages/automation-queue.js';
import { PatientJourneyRow } from '../stages/journey.entity.js';
import { StageUpdates } from '../stages/stage-updates.service.js';
import { JourneyTaskRow } from '../tasks/journey-task.entity.js';
import { JourneyTasks } from '../tasks/journey-tasks.service.js';
import { doersOf, reopenedAt, timedFactsOf } from './case-facts.queries.js';
import { TurnTasks } from './turn-tasks.service.js';

/**
 * What follows from what has happened in a case, no matter who did it, by the table of facts: tasks end, the status of the request moves on, stages
 * are complete, and what has a reason begins. Before each transaction that adds to its timeline is committed.
 */
@Injectable()
export class FactEffects implements OnModuleInit {
  constructor(
    private readonly entries: JourneyEntries,
    private readonly tasks: JourneyTasks,
    private readonly requests: TreatmentRequestWorkflow,
    private readonly stages: StageUpdates,
    private readonly automations: AutomationQueue,
    private readonly turns: TurnTasks,
  ) {}

  onModuleInit(): void {
    this.entries.afterAdded((em, journey_id) => this.apply(em, journey_id));
  }

  /** Ends what is open and moves the request, without a word to anyone: of a case of before there were facts. @param journey locked */
  async settle(em: EntityManager, journey: PatientJourneyRow): Promise<void> {
    const facts = await timedFactsOf(within(em), journey.id);
    for (const [task, end] of await this.endedTasks(em, journey.id, facts))
      await this.tasks.settle(em, { id: null }, task, end);
    await this.moveRequest(em, journey, facts);
  }

  private async apply(em: EntityManager, journey_id: string): Promise<void> {
    const journey = await em.findOne(PatientJourneyRow, { id: journey_id });
    if (journey === null) return;
    const facts = await timedFactsOf(within(em), journey_id);
    const ended = await this.endedTasks(em, journey_id, facts);
    const isMoved = await this.requests.isBehind(em, journey, facts);
    const isOpen = journey.status === 'open';
    const stages = isOpen ? await this.dueStages(em, journey, facts) : [];
    const begins = isOpen ? await this.automations.unknown(em, journey_id, begunBy(facts, journey.facts_since)) : [];
    const hasTurn = (await this.turns.missing(em, journey, facts)) !== null;
    if (ended.length === 0 && !isMoved && stages.length === 0 && begins.length === 0 && !hasTurn) return;
    // Before its parts, as everyone who changes them does; not at all where nothing follows.
    await lockJourney(em, journey_id);
    for (const [task, end] of ended) await this.tasks.settle(em, { id: null }, task, end);
    if (isMoved) await this.moveRequest(em, journey, facts);
    const doers = stages.length === 0 ? new Map<string, string>() : await doersOf(within(em), journey_id);
    for (const { stage, fact } of stages) {
      const update = { p_journey_id: journey_id, p_stage_number: stage, p_status: 'completed' } as const;
      await this.stages.change(em, null, update, doers.get(fact.fact) ?? null);
    }
    for (const name of begins) await this.automations.begin(em, journey_id, name);
    // Last: what has just begun may be about to ask.
    const turn = await this.turns.missing(em, journey, facts);
    if (turn !== null) await this.turns.add(em, journey, turn);
  }

  private async endedTasks(
    em: EntityManager,
    journey_id: string,
    facts: readonly TimedFact[],
  ): Promise<(readonly [JourneyTaskRow, 'done' | 'waived'])[]> {
    const all = new Set(facts.map(({ fact }) => fact));
    const open = await em.find(JourneyTaskRow, { journey_id, status: 'open' });
    return open.flatMap((task) => {
      const end = endOfTask(task, facts, all);
      return end === null ? [] : [[task, end] as const];
    });
  }

  private async moveRequest(
    em: EntityManager,
    { treatment_request_id, facts_settled_at }: PatientJourneyRow,
    facts: readonly TimedFact[],
  ): Promise<void> {
    if (treatment_request_id) await this.requests.follow(em, treatment_request_id, facts, facts_settled_at != null);
  }

  /** One that was opened again since its fact stays open. */
  private async dueStages(
    em: EntityManager,
    { id, stage_statuses, facts_since }: PatientJourneyRow,
    facts: readonly TimedFact[],
  ): Promise<{ stage: number; fact: TimedFact }[]> {
    const due = stagesBy(facts, facts_since).filter(({ stage }) => stage_statuses[stage]?.status !== 'completed');
    if (due.length === 0) return [];
    const reopened = await reopenedAt(within(em), id);
    return due.filter(({ stage, fact }) => {
      const again = reopened.get(stage);
      return again === undefined || again < fact.at;
    });
  }
}

/** By what has happened; with the end of a case, all that was open before. */
function endOfTask(
  { automation, created_at }: JourneyTaskRow,
  facts: readonly TimedFact[],
  all: ReadonlySet<TimedFact['fact']>,
): 'done' | 'waived' | null {
  if (automation != null) return taskEndOf(all, automation);
  return facts.some(({ fact, at }) => isOverBy(fact) && created_at < at) ? 'waived' : null;
}
