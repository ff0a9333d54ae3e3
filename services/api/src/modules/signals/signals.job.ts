import { LIVE_SIGNAL_STATES, SIGNAL_KIND_RULES, type SignalKind } from '@ayana/contracts/operations';
import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { Clock } from '../../platform/clock/clock.js';
import { Database, FOR_UPDATE } from '../../platform/database/database.js';
import { goesFirst } from '../../platform/database/lanes.js';
import { JobsService } from '../../platform/jobs/index.js';
import { describeFailure } from '../../platform/logging/failure.js';
import type { Finding } from './findings/finding.js';
import { findSignals } from './findings/find-signals.js';
import { askOwn } from './own/own-questions.js';
import { OwnSignalDefinitionRow } from './own/own-signal.entity.js';
import { SignalDefinitionRow, SignalRow } from './signal.entity.js';
import { SignalOpening } from './signal-opening.js';
import { SignalWorkflow, SYSTEM } from './signal-workflow.js';
import { watchOf } from './watch.js';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
/** What began earlier and still lasts was seen before, or is nobody's business any more. */
const LOOKS_BACK_DAYS = 90;

/** The clock of the job is not exact: one that is due in these milliseconds is asked now. */
const NEARLY = 30_000;

const isDue = ({ looked_at, every_minutes }: OwnSignalDefinitionRow, now: number): boolean =>
  looked_at == null || looked_at.getTime() + every_minutes * MINUTE <= now + NEARLY;

const isSame = (row: OwnSignalDefinitionRow, asked: Pick<OwnSignalDefinitionRow, 'question' | 'hours' | 'at_least'>) =>
  row.question === asked.question && row.hours === asked.hours && row.at_least === asked.at_least;

/** Asks every minute what is watched: opens signals, ends those whose cause is over, and wakes those that were snoozed. */
@Injectable()
export class SignalsJob implements OnModuleInit {
  private readonly logger = new Logger('Signals');

  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly jobs: JobsService,
    private readonly opening: SignalOpening,
    private readonly workflow: SignalWorkflow,
  ) {}

  onModuleInit(): void {
    this.jobs.work('operations.signals', () => goesFirst(async () => void (await this.run())));
  }

  /** @returns how many signals were opened */
  async run(): Promise<number> {
    await this.wake();
    const definitions = await this.database.write((em) =>
      em.find(SignalDefinitionRow, { is_on: true }, { orderBy: { position: 'asc' } }),
    );
    let opened = 0;
    for (const definition of definitions) opened += await this.apart(definition.kind, () => this.evaluate(definition));
    const own = await this.database.write((em) =>
      em.find(OwnSignalDefinitionRow, { is_on: true, removed_at: null }, { orderBy: { id: 'asc' } }),
    );
    const now = this.clock.now().getTime();
    for (const definition of own.filter((each) => isDue(each, now)))
      opened += await this.apart(definition.id, () => this.evaluateOwn(definition));
    return opened;
  }

  /** One that fails keeps no other back; the next minute tries it again. */
  private async apart(definition: string, evaluate: () => Promise<number>): Promise<number> {
    try {
      return await evaluate();
    } catch (error) {
      this.logger.error({ definition, failure: describeFailure(error) }, 'A signal was not evaluated');
      return 0;
    }
  }

  /** All that it counts is one signal. */
  private async evaluateOwn({ id, question, hours, at_least }: OwnSignalDefinitionRow): Promise<number> {
    const now = this.clock.now();
    const { count, reached } = await askOwn(this.database.read(), { question, hours, at_least }, now);
    if (reached === null) await this.clear('own', [], id);
    return this.database.write(async (em) => {
      // As it is now: an administrator may have changed it meanwhile; the next minute asks it again.
      const definition = await em.findOne(OwnSignalDefinitionRow, { id, removed_at: null, is_on: true }, FOR_UPDATE);
      const asked = { question, hours, at_least };
      if (definition === null || !isSame(definition, asked)) return 0;
      await em.nativeUpdate(OwnSignalDefinitionRow, { id }, { looked_at: now, last_count: count });
      if (reached === null) return 0;
      const finding = {
        subject_id: id,
        journey_id: null,
        // A changed definition looks at the same rows again.
        cause: `${reached.id} ${definition.version}`,
        began_at: reached.at,
        ended_at: null,
        facts: { count, question, hours },
      };
      return this.opening.open(em, watchOf(definition), [finding]);
    });
  }

  private async evaluate({ kind, threshold, window_minutes }: SignalDefinitionRow): Promise<number> {
    const now = this.clock.now();
    const from = new Date(now.getTime() - LOOKS_BACK_DAYS * DAY);
    const question = { threshold, window_minutes, from, now, since_decided: true };
    const findings = await findSignals(this.database.read(), kind, question, 'lasting');
    if (SIGNAL_KIND_RULES[kind].clears) await this.clear(kind, findings);
    if (findings.length === 0) return 0;
    return this.database.write(async (em) => {
      // As it is now: an administrator may have switched it off meanwhile.
      const definition = await em.findOneOrFail(SignalDefinitionRow, { kind });
      return definition.is_on ? this.opening.open(em, watchOf(definition), findings) : 0;
    });
  }

  /** Ends the signals of a kind, or of one own definition, that are not found any more. One in an incident ends with it. */
  private async clear(kind: SignalKind, findings: readonly Finding[], only?: string): Promise<void> {
    const lasting = new Set(findings.map(({ subject_id }) => subject_id));
    const live = LIVE_SIGNAL_STATES.filter((state) => state !== 'in_incident');
    const rows = await this.database
      .read()
      .selectFrom('signals')
      .select(['id', 'subject_id'])
      .where('kind', '=', kind)
      .where('state', 'in', live)
      .$if(only !== undefined, (query) => query.where('subject_id', '=', only ?? null))
      .execute();
    for (const { id } of rows.filter(({ subject_id }) => !lasting.has(subject_id)))
      await this.move(id, 'clear', (state) => live.some((each) => each === state));
  }

  private async wake(): Promise<void> {
    const now = this.clock.now();
    const rows = await this.database
      .read()
      .selectFrom('signals')
      .select('id')
      .where('state', '=', 'snoozed')
      .where('snoozed_until', '<=', now)
      .execute();
    for (const { id } of rows)
      await this.move(id, 'wake', (state, until) => state === 'snoozed' && until != null && until <= now);
  }

  /** @param still whether it is as it was found: a person may have been quicker */
  private async move(
    id: string,
    name: 'clear' | 'wake',
    still: (state: string, until: Date | null | undefined) => boolean,
  ): Promise<void> {
    await this.database.write(async (em) => {
      const signal = await em.findOne(SignalRow, { id }, FOR_UPDATE);
      if (signal === null || !still(signal.state, signal.snoozed_until)) return;
      await this.workflow.move(em, SYSTEM, signal, { name });
      await this.workflow.changed(em, signal);
    });
  }
}
