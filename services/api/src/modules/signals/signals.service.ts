import {
  LIVE_SIGNAL_STATES,
  SEVERITIES,
  type Severity,
  type Signal,
  SIGNAL_COMMANDS,
  SIGNAL_STATES,
  SIGNAL_WORKFLOW,
  SNOOZE_DAYS,
  type SignalCounts,
} from '@ayana/contracts/operations';
import { transitionsFrom } from '@ayana/contracts/workflow';
import { UniqueConstraintViolationException } from '@mikro-orm/core';
import { Injectable, type StreamableFile } from '@nestjs/common';
import { type Kysely, sql } from 'kysely';
import { AppError, notFound, refusedFields } from '../../platform/app-error.js';
import { Clock } from '../../platform/clock/clock.js';
import { Database, within } from '../../platform/database/database.js';
import type { Tables } from '../../platform/database/tables.js';
import type { CurrentUser } from '../../platform/http/access/access.js';
import { csvFile } from '../../platform/http/csv/csv-file.js';
import { mapPage, type Page } from '../../platform/http/cursor.js';
import { keysetList } from '../../platform/http/lists/keyset-list.js';
import { AuditTrail, exportDetails } from '../activity/index.js';
import { Escalations } from '../escalations/index.js';
import { SIGNAL_MESSAGES as messages } from './messages.js';
import type { SignalDetailDto } from './signal-answers.dto.js';
import { SIGNAL_COLUMNS } from './signal-csv.js';
import { SignalWorkflow } from './signal-workflow.js';
import type { SignalFiltersDto, SignalsQueryDto, SignalTransitionDto } from './signals.dto.js';
import { entriesOf, firstOfKinds, newerSignal, signalOf, SIGNALS, signals } from './signals.queries.js';

const DAY = 24 * 60 * 60_000;
/** No row has it: a list of ids is never empty. */
const NO_ID = '00000000-0000-0000-0000-000000000000';
/** Earlier signals of a subject that a detail shows. */
const EARLIER = 10;
/** These have routes of their own, or are the system's. */
const NAMED = new Set<string>([...SIGNAL_COMMANDS, 'open_incident']);

/** Signals, and what people do with them. */
@Injectable()
export class SignalsService {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly workflow: SignalWorkflow,
    private readonly escalations: Escalations,
    private readonly trail: AuditTrail,
  ) {}

  async list({ grouped = false, ...query }: SignalsQueryDto): Promise<Page<Signal>> {
    const database = this.database.read();
    if (!grouped) return mapPage(keysetList(signals(database), SIGNALS, query, null), signalOf);
    const { limit: _limit, cursor: _cursor, ...filters } = query;
    const first = await firstOfKinds(database, filters);
    const rows = signals(database).where('signal.id', 'in', [...first.keys(), NO_ID]);
    return mapPage(keysetList(rows, SIGNALS, query, null), (row) =>
      Object.assign(signalOf(row), { of_kind: first.get(row.id) ?? 1 }),
    );
  }

  /** Records the export, then gives the file. */
  async export(user: CurrentUser, filters: SignalFiltersDto): Promise<StreamableFile> {
    await this.database.write((em) =>
      this.trail.record(em, {
        action: 'signals.exported',
        actor: user,
        subject_id: null,
        details: exportDetails(filters),
      }),
    );
    return csvFile({
      name: 'ayana-signals',
      now: this.clock.now(),
      columns: SIGNAL_COLUMNS,
      page: (part) => this.list(Object.assign({}, filters, part)),
    });
  }

  /** Those that nobody has acknowledged. */
  openCount(): Promise<number> {
    return countOpen(this.database.read(), [...SEVERITIES]);
  }

  /** Those of the worst severity that nobody has acknowledged. */
  criticalCount(): Promise<number> {
    return countOpen(this.database.read(), [SEVERITIES[0]]);
  }

  async counts(): Promise<SignalCounts> {
    const rows = await this.database
      .read()
      .selectFrom('signals')
      .select(['state', 'severity', (build) => build.fn.countAll<string>().as('count')])
      .groupBy(['state', 'severity'])
      .execute();
    const isLive = (state: string) => LIVE_SIGNAL_STATES.some((each) => each === state);
    const count = (which: (row: (typeof rows)[number]) => boolean): number =>
      rows.filter(which).reduce((sum, row) => sum + Number(row.count), 0);
    return {
      open: count(({ state }) => state === 'open'),
      live: count(({ state }) => isLive(state)),
      by_state: Object.fromEntries(
        SIGNAL_STATES.map((state) => [state, count((row) => row.state === state)]),
      ) as SignalCounts['by_state'],
      by_severity: Object.fromEntries(
        SEVERITIES.map((severity) => [severity, count((row) => row.severity === severity && isLive(row.state))]),
      ) as SignalCounts['by_severity'],
    };
  }

  detail(user: CurrentUser, id: string): Promise<SignalDetailDto> {
    return this.find(this.database.read(), user, id);
  }

  /** @throws AppError `invalid_fields`, `not_found`, `stale_version`, `illegal_transition` */
  async move(
    user: CurrentUser,
    id: string,
    { name, reason, until }: SignalTransitionDto,
    ifMatch?: string,
  ): Promise<SignalDetailDto> {
    const snoozed_until = this.untilOf(name, until);
    if (reason === undefined && (name === 'snooze' || name === 'dismiss'))
      throw refusedFields([{ field: 'reason', message: messages.reason_needed }]);
    try {
      const moved = await this.database.write(async (em) => {
        await this.workflow.change(em, user, id, ifMatch, async (signal) => {
          signal.snoozed_until = snoozed_until;
          await this.workflow.move(em, user, signal, { name, note: reason ?? null });
        });
        return this.find(within(em), user, id);
      });
      // It is taken care of: nobody is paged about it any more.
      if (name !== 'wake' && name !== 'reopen') await this.escalations.acknowledgeAll(user, { kind: 'signal', id });
      return moved;
    } catch (error) {
      // Reopened while a newer one about the same is open.
      if (error instanceof UniqueConstraintViolationException)
        throw new AppError('illegal_transition', messages.another_open, {
          takenBy: await newerSignal(this.database.read(), id),
          cause: error,
        });
      throw error;
    }
  }

  private untilOf(name: SignalTransitionDto['name'], until: string | undefined): Date | null {
    if (name !== 'snooze') {
      if (until !== undefined) throw refusedFields([{ field: 'until', message: messages.until_unneeded }]);
      return null;
    }
    if (until === undefined) throw refusedFields([{ field: 'until', message: messages.until_needed }]);
    const moment = new Date(until);
    const now = this.clock.now().getTime();
    if (moment.getTime() <= now) throw refusedFields([{ field: 'until', message: messages.until_passed }]);
    if (moment.getTime() > now + SNOOZE_DAYS * DAY)
      throw refusedFields([{ field: 'until', message: messages.until_far(SNOOZE_DAYS) }]);
    return moment;
  }

  private async find(database: Kysely<Tables>, user: CurrentUser, id: string): Promise<SignalDetailDto> {
    const row = await signals(database).where('signal.id', '=', id).executeTakeFirstOrThrow(notFound);
    const earlier = await signals(database)
      .where('signal.kind', '=', row.kind)
      .where('signal.subject_kind', '=', row.subject_kind)
      .where('signal.subject_id', 'is not distinct from', row.subject_id)
      .where('signal.id', '<>', id)
      .where('signal.opened_at', '<=', new Date(row.opened_at))
      .orderBy('signal.opened_at', 'desc')
      .orderBy('signal.id', 'desc')
      .limit(EARLIER)
      .execute();
    return {
      ...signalOf(row),
      entries: await entriesOf(database, id),
      earlier: earlier.map(signalOf),
      transitions: transitionsFrom(SIGNAL_WORKFLOW, row.state, user.role).filter((name) => NAMED.has(name)),
    };
  }
}

async function countOpen(database: Kysely<Tables>, severities: readonly Severity[]): Promise<number> {
  const { count } = await database
    .selectFrom('signals')
    .select(sql<number>`count(*)::integer`.as('count'))
    .where('state', '=', 'open')
    .where('severity', 'in', severities)
    .executeTakeFirstOrThrow();
  return count;
}
