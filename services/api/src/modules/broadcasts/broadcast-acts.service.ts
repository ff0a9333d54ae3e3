import { BROADCAST_ACTS_WITH_NOTE, type BroadcastDetail, broadcastNumber } from '@ayana/contracts/operations';
import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { refusedFields } from '../../platform/app-error.js';
import { Clock } from '../../platform/clock/clock.js';
import { Database, type EntityManager, within } from '../../platform/database/database.js';
import type { CurrentUser } from '../../platform/http/access/access.js';
import { JobsService } from '../../platform/jobs/index.js';
import { refuseOwnApproval } from '../../platform/workflow/second-person.js';
import { Incidents } from '../incidents/index.js';
import { Audiences } from './audience/audience.service.js';
import { readers } from './audience/recipients.queries.js';
import { missingIn } from './broadcast-rules.js';
import { BroadcastWorkflow, SYSTEM } from './broadcast-workflow.js';
import type { BroadcastRow } from './broadcast.entity.js';
import type { BroadcastTransitionDto } from './broadcasts.dto.js';
import { involvedIn, questionOf } from './broadcasts.queries.js';
import { BroadcastsService } from './broadcasts.service.js';
import { BROADCAST_MESSAGES as messages } from './messages.js';
import { gatherMessages } from './sending/gather-messages.js';

const LOCAL_TIME = /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])T([01]\d|2[0-3]):[0-5]\d$/;

/** What is done with a broadcast, each one transaction on the locked row. */
@Injectable()
export class BroadcastActs {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly jobs: JobsService,
    private readonly workflow: BroadcastWorkflow,
    private readonly broadcasts: BroadcastsService,
    private readonly audiences: Audiences,
    private readonly incidents: Incidents,
  ) {}

  move(user: CurrentUser, id: string, act: BroadcastTransitionDto, ifMatch?: string): Promise<BroadcastDetail> {
    const { name, note } = act;
    if (note === undefined && BROADCAST_ACTS_WITH_NOTE.some((each) => each === name))
      throw refusedFields([{ field: 'note', message: messages.note_needed }]);
    return this.database.write(async (em) => {
      await this.workflow.change(em, user, id, ifMatch, (broadcast) => this.act(em, user, broadcast, act));
      return this.broadcasts.find(user, id, em);
    });
  }

  /** Begins to send, by the clock: with the version and the event that a change has. */
  async begin(em: EntityManager, user: CurrentUser, broadcast: BroadcastRow): Promise<void> {
    await this.beginWithin(em, user, broadcast);
    await this.workflow.changed(em, broadcast);
  }

  private async act(
    em: EntityManager,
    user: CurrentUser,
    broadcast: BroadcastRow,
    { name, note, ...when }: BroadcastTransitionDto,
  ): Promise<void> {
    if (name === 'begin') return this.beginWithin(em, user, broadcast);
    if (name === 'submit') await this.refuseUnfinished(em, broadcast);
    if (name === 'approve') refuseOwnApproval(user, involvedIn(broadcast), messages.second_person);
    if (name === 'schedule') Object.assign(broadcast, await this.timeOf(em, broadcast, when));
    await this.workflow.move(em, user, broadcast, { name, note: note ?? null });
    if (name === 'resume') await this.jobs.send(em, 'operations.broadcast', { id: broadcast.id });
    if (name === 'cancel') await this.dropWaiting(em, broadcast);
  }

  private async beginWithin(em: EntityManager, user: CurrentUser, broadcast: BroadcastRow): Promise<void> {
    const { id, incident_id, number, title, state } = broadcast;
    const now = this.clock.now();
    await this.workflow.move(em, user, broadcast, { name: 'begin' });
    // Messages may be there once it is being sent.
    await em.flush();
    const total = await gatherMessages(em, {
      broadcast_id: id,
      question: questionOf(broadcast),
      now,
      // Sent at once, it waits for no clock but that of quiet hours.
      local_time: state === 'scheduled' ? (broadcast.local_time ?? null) : null,
    });
    if (total === 0 && user.id !== SYSTEM.id) throw refusedFields([{ field: 'audience', message: messages.nobody }]);
    await this.jobs.send(em, 'operations.broadcast', { id });
    if (incident_id != null)
      await this.incidents.note(em, incident_id, {
        kind: 'broadcast',
        text: messages.sent_to_incident(broadcastNumber(number), title),
        actor_id: user.id === SYSTEM.id ? null : user.id,
        details: { broadcast_id: id, messages: total },
      });
  }

  /** @throws AppError `invalid_fields` with every text that lacks something for someone */
  private async refuseUnfinished(em: EntityManager, broadcast: BroadcastRow): Promise<void> {
    const count = await this.audiences.count(within(em), questionOf(broadcast));
    const errors = missingIn(broadcast, count);
    if (errors.length > 0) throw refusedFields(errors);
  }

  private async timeOf(
    em: EntityManager,
    broadcast: BroadcastRow,
    { timing, sends_at, local_time }: Omit<BroadcastTransitionDto, 'name' | 'note'>,
  ): Promise<Pick<BroadcastRow, 'timing' | 'sends_at' | 'local_time'>> {
    const now = this.clock.now();
    if (timing === 'local') {
      if (local_time === undefined || !LOCAL_TIME.test(local_time))
        throw refusedFields([{ field: 'local_time', message: messages.local_time }]);
      const first = await this.firstOf(em, broadcast, local_time);
      if (first.last <= now) throw refusedFields([{ field: 'local_time', message: messages.past }]);
      return { timing, local_time, sends_at: first.first };
    }
    if (timing !== 'moment' || sends_at === undefined)
      throw refusedFields([{ field: timing === undefined ? 'timing' : 'sends_at', message: messages.when_needed }]);
    if (new Date(sends_at) <= now) throw refusedFields([{ field: 'sends_at', message: messages.past }]);
    return { timing, sends_at: new Date(sends_at), local_time: null };
  }

  /** When a wall-clock time comes to the first of its readers, and to the last. */
  private async firstOf(em: EntityManager, broadcast: BroadcastRow, local_time: string) {
    const { rows } = await sql<{ first: Date | string | null; last: Date | string | null }>`
      select min(${local_time}::timestamp at time zone zone) as first, max(${local_time}::timestamp at time zone zone) as last
      from (select distinct time_zone as zone from ${readers(questionOf(broadcast))} reader) zones`.execute(within(em));
    const [row] = rows;
    if (row?.first == null || row.last == null) throw refusedFields([{ field: 'audience', message: messages.nobody }]);
    return { first: new Date(row.first), last: new Date(row.last) };
  }

  /** What waits is not sent any more; what is on its way settles by itself. */
  private async dropWaiting(em: EntityManager, { id }: BroadcastRow): Promise<void> {
    await em.flush();
    await sql`update broadcast_messages set state = 'skipped', reason = 'cancelled', settled_at = ${this.clock.now()}
      where broadcast_id = ${id} and state = 'waiting'`.execute(within(em));
  }
}
