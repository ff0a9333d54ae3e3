import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import {
  CASE_FACT_NAMES,
  endOf,
  type JourneyAutomation,
  type JourneyAutomationName,
  nextAttempt,
  TASK_INSTEAD,
  type TaskKind,
} from '@ayana/contracts/journey';
import { AppError, notFound } from '../../../platform/app-error.js';
import { Clock } from '../../../platform/clock/clock.js';
import { Database, type EntityManager, FOR_UPDATE, isoTime } from '../../../platform/database/database.js';
import { JobsService } from '../../../platform/jobs/index.js';
import { describeFailure } from '../../../platform/logging/failure.js';
import {
  AutomationQueue,
  JOURNEY_MESSAGES as messages,
  JourneyAutomationRow,
  JourneyEntries,
  JourneyEvents,
  JourneyTaskRow,
  lockJourney,
  lockOpenJourney,
  PatientJourneyRow,
} from '../../journeys/index.js';
import { automationCase } from './automation-case.js';
import { AutomationSteps } from './automation-steps.js';

const INSTEAD: Readonly<Partial<Record<JourneyAutomationName, TaskKind>>> = TASK_INSTEAD;

/**
 * Runs what completed stages set off: each in a transaction of its own, any number of times without doing anything twice. A failure never
 * touches the stage; it is on the case, in words, with the time of the next attempt.
 */
@Injectable()
export class Automations implements OnModuleInit {
  private readonly logger = new Logger('Automations');

  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly jobs: JobsService,
    private readonly queue: AutomationQueue,
    private readonly steps: AutomationSteps,
    private readonly journeyEvents: JourneyEvents,
    private readonly entries: JourneyEntries,
  ) {}

  onModuleInit(): void {
    this.jobs.work('journeys.automation', ({ id }) => this.run(id));
  }

  /** @throws AppError `not_found` */
  async list(journey_id: string): Promise<JourneyAutomation[]> {
    const em = this.database.orm.em.fork();
    if ((await em.count(PatientJourneyRow, { id: journey_id })) === 0) throw notFound();
    const rows = await em.find(
      JourneyAutomationRow,
      { journey_id },
      { orderBy: { stage_number: 1, created_at: 1, id: 1 } },
    );
    const made = await em.find(JourneyTaskRow, { journey_id, automation: { $in: Object.values(TASK_INSTEAD) } });
    const names = new Set(made.map(({ automation }) => automation));
    return rows.map((row) => shown(row, names));
  }

  /**
   * Lets an automation run again, also one that is done.
   * @throws AppError `not_found`, `illegal_transition` for one of a closed case
   */
  async again(em: EntityManager, id: string): Promise<JourneyAutomation> {
    const row = await em.findOne(JourneyAutomationRow, { id });
    if (row === null) throw notFound();
    const journey = await lockOpenJourney(em, row.journey_id);
    await em.refresh(row, FOR_UPDATE);
    row.attempts = 0;
    await this.queue.send(em, row);
    await this.journeyEvents.changed(em, journey);
    return shown(row, new Set());
  }

  async run(id: string): Promise<void> {
    try {
      await this.database.write((em) => this.attempt(em, id));
    } catch (error) {
      this.logger.warn({ automation: id, failure: describeFailure(error) }, 'Automation failed');
      await this.database.write((em) => this.fail(em, id, error));
    }
  }

  private async attempt(em: EntityManager, id: string): Promise<void> {
    const found = await em.findOne(JourneyAutomationRow, { id });
    if (found === null) return;
    // The journey first, as a stage update does: two transactions of one journey never wait for each other in a circle.
    const journey = await lockJourney(em, found.journey_id);
    await em.refresh(found, FOR_UPDATE);
    if (found.status === 'done') return;
    const of = await automationCase(em, journey, this.clock.now());
    // What has happened leaves some without a reason: nobody is asked for what is decided.
    const fact = endOf(of.facts, found.name);
    const reason = of.ended ?? (fact === null ? null : CASE_FACT_NAMES[fact]);
    if (reason === null) {
      await this.steps.run(found.name, of);
      found.attempts += 1;
    }
    // Papers that it asked for are a fact without a line of their own; and where it asks nobody, someone else has to.
    this.entries.touched(em, journey.id);
    const now = this.clock.now();
    found.status = reason === null ? 'done' : 'skipped';
    found.failure = reason;
    found.next_attempt_at = null;
    found.finished_at = now;
    found.updated_at = now;
    journey.version += 1;
    journey.updated_at = now;
    await em.flush();
    await this.journeyEvents.changed(em, journey);
  }

  private async fail(em: EntityManager, id: string, error: unknown): Promise<void> {
    const row = await em.findOne(JourneyAutomationRow, { id });
    if (row === null) return;
    const journey = await lockJourney(em, row.journey_id);
    await em.refresh(row, FOR_UPDATE);
    if (row.status === 'done') return;
    const now = this.clock.now();
    row.status = 'failed';
    row.attempts += 1;
    row.updated_at = now;
    row.next_attempt_at = nextAttempt(row.attempts, now);
    row.failure = error instanceof AppError ? error.message : messages.automation_failed;
    if (row.next_attempt_at === null) row.failure = messages.automation_given_up;
    await em.flush();
    if (row.next_attempt_at !== null) await this.jobs.sendAt(em, 'journeys.automation', { id }, row.next_attempt_at);
    await this.journeyEvents.changed(em, journey);
  }
}

/** @param tasks the names of those that were made in place of something else */
function shown(row: JourneyAutomationRow, tasks: ReadonlySet<string | null | undefined>): JourneyAutomation {
  const { id, journey_id, stage_number, name, status, attempts, failure, next_attempt_at, finished_at } = row;
  return {
    id,
    journey_id,
    stage_number,
    name,
    status,
    made_task: status === 'done' && tasks.has(INSTEAD[name]),
    attempts,
    failure: failure ?? null,
    next_attempt_at: next_attempt_at ? isoTime(next_attempt_at) : null,
    finished_at: finished_at ? isoTime(finished_at) : null,
  };
}
