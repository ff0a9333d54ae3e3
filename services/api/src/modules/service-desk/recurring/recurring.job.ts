import { lastDue, nextDue } from '@ayana/contracts/service-desk';
import { mayEnter } from '@ayana/contracts/identity';
import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { sql } from 'kysely';
import { AppError } from '../../../platform/app-error.js';
import { Clock } from '../../../platform/clock/clock.js';
import { Database, type EntityManager, FOR_UPDATE, within } from '../../../platform/database/database.js';
import type { CurrentUser } from '../../../platform/http/access/access.js';
import { JobsService } from '../../../platform/jobs/index.js';
import { readCalendar } from '../calendar/calendar.queries.js';
import { DeskChanges } from '../desk-changes.js';
import { SERVICE_DESK_MESSAGES as messages } from '../messages.js';
import { RequestActions } from '../requests/request-actions.service.js';
import { RequestEntries } from '../requests/request-entries.js';
import { RequestIntake } from '../requests/request-intake.service.js';
import { RecurringRequestRow, RecurringRunRow, ruleOf } from './recurring.entity.js';

/** Recurring requests looked at in one run; the next minute takes the others. */
const BATCH = 200;

/** Why a request is refused for good; anything else passes, and is tried again. */
const REFUSALS: ReadonlySet<string> = new Set(['invalid_fields', 'not_allowed', 'illegal_transition']);

/** Makes the requests that are due: one for each time, and after a downtime the last one that was missed. */
@Injectable()
export class RecurringJob implements OnModuleInit {
  private readonly logger = new Logger('Recurring requests');

  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly jobs: JobsService,
    private readonly intake: RequestIntake,
    private readonly actions: RequestActions,
    private readonly entries: RequestEntries,
    private readonly changes: DeskChanges,
  ) {}

  onModuleInit(): void {
    this.jobs.work('service-desk.recurring', async () => void (await this.run()));
  }

  /** @returns how many were due */
  async run(): Promise<number> {
    const { rows } = await sql<{ id: string }>`
      select id from recurring_requests where next_due_at <= ${this.clock.now()} and not is_paused
      order by next_due_at, id limit ${BATCH}`.execute(this.database.read());
    for (const { id } of rows) await this.makeOrNote(id);
    return rows.length;
  }

  /** What is refused is not tried again: the page of the recurring request says why. */
  private async makeOrNote(id: string): Promise<void> {
    try {
      await this.once(id, async (em, row) => ({ request_id: await this.make(em, row), failure: null }));
    } catch (error) {
      if (error instanceof AppError && REFUSALS.has(error.code)) {
        const failure = error.errors?.[0]?.message ?? error.message;
        await this.once(id, () => Promise.resolve({ request_id: null, failure }));
      } else this.logger.error(`A recurring request is tried again in a minute: ${id}`, error);
    }
  }

  /** Another process may have done it since it was found: the row is locked, and looked at again. */
  private async once(
    id: string,
    work: (em: EntityManager, row: RecurringRequestRow) => Promise<Pick<RecurringRunRow, 'request_id' | 'failure'>>,
  ): Promise<void> {
    await this.database.write(async (em) => {
      const row = await em.findOne(RecurringRequestRow, { id }, FOR_UPDATE);
      const now = this.clock.now();
      if (row === null || row.is_paused || !row.next_due_at || row.next_due_at > now) return;
      const { zone } = await readCalendar(within(em));
      const due_at = lastDue(ruleOf(row), now, zone) ?? row.next_due_at;
      em.create(RecurringRunRow, { recurring_id: id, due_at, at: now, ...(await work(em, row)) });
      row.next_due_at = nextDue(ruleOf(row), now, zone);
      await em.flush();
      this.changes.publish(em, { part: 'recurring_request', id });
    });
  }

  /** @returns the id of the request @throws AppError when the service, its form or who asks has changed too much */
  private async make(em: EntityManager, row: RecurringRequestRow): Promise<string> {
    const user = await this.requester(em, row.requested_by);
    const { item_id, answers, impact, urgency, summary, assigned_to, description } = row;
    const { id, state } = await this.intake.ask(em, user, { item_id, answers, impact, urgency }, [], { summary });
    if (description)
      this.entries.add(em, id, { event: 'comment', visibility: 'internal', actor_id: null, text: description });
    if (assigned_to && state === 'awaiting_approval')
      await this.actions.changeWithin(em, user, id, undefined, (request) => {
        request.assigned_to = assigned_to;
        return Promise.resolve();
      });
    else if (assigned_to) await this.actions.moveWithin(em, user, id, { name: 'assign', assigned_to });
    return id;
  }

  private async requester(em: EntityManager, id: string): Promise<CurrentUser> {
    const user = await within(em).selectFrom('users').select('role').where('id', '=', id).executeTakeFirst();
    if (user === undefined || !mayEnter('service_desk', user.role))
      throw new AppError('not_allowed', messages.requester_left);
    return { id, role: user.role, session_id: '' };
  }
}
