import {
  NEED_WORKFLOW,
  type NeedState,
  type NeedTransition,
  type ResourceNeedDetail,
  TAKING_STATES,
} from '@ayana/contracts/operations';
import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { AppError, notFound } from '../../platform/app-error.js';
import { Clock, Ids } from '../../platform/clock/clock.js';
import { type EntityManager, FOR_UPDATE, within } from '../../platform/database/database.js';
import type { CurrentUser } from '../../platform/http/access/access.js';
import { AuditTrail } from '../activity/index.js';
import { RESOURCE_MESSAGES as messages } from './messages.js';
import { NeedFollowers } from './need-followers.js';
import { findNeed, MEETING_WORK } from './needs.queries.js';
import { ResourceEvents } from './resource-events.js';
import { ResourceCommitmentRow, ResourceNeedRow } from './resource.entity.js';

/** A need as code asks for it; its city is known. */
export type NewNeed = Pick<ResourceNeedRow, 'kind' | 'title' | 'city_id' | 'quantity' | 'from_at' | 'until_at'> &
  Partial<Pick<ResourceNeedRow, 'details' | 'language' | 'incident_id' | 'journey_id' | 'request_id' | 'automation'>>;
export type NeedTimes = Pick<ResourceNeedRow, 'from_at' | 'until_at'>;
/** Null for the system. */
type Actor = Pick<CurrentUser, 'id' | 'role'> | null;

/** How needs change, no matter what asks for it: by a page, a service request, a step of a case, or a carrier's answer. */
@Injectable()
export class NeedChanges {
  constructor(
    private readonly clock: Clock,
    private readonly ids: Ids,
    private readonly trail: AuditTrail,
    private readonly events: ResourceEvents,
    private readonly followers: NeedFollowers,
  ) {}

  /** Asks for something in the name of a service request or a step of a case. */
  async ask(em: EntityManager, actor: Actor, need: NewNeed): Promise<ResourceNeedRow> {
    const row = await this.create(em, actor, need);
    await this.traced(em, actor, row.id, { added: true });
    return row;
  }

  async create(
    em: EntityManager,
    actor: Actor,
    { details = null, language = null, incident_id = null, journey_id = null, ...others }: NewNeed,
  ): Promise<ResourceNeedRow> {
    const now = this.clock.now();
    const next = await sql<{ number: number }>`select nextval('resource_need_numbers')::integer as number`.execute(
      within(em),
    );
    const row = em.create(ResourceNeedRow, {
      request_id: null,
      automation: null,
      ...others,
      id: this.ids.next(),
      number: next.rows[0]?.number ?? 0,
      details,
      language,
      incident_id,
      journey_id,
      state: 'open',
      closed_note: null,
      created_by: actor?.id ?? null,
      version: 1,
      created_at: now,
      updated_at: now,
    });
    await em.flush();
    return row;
  }

  /** Nothing more is looked for; what is only offered is withdrawn. */
  async end(em: EntityManager, need: ResourceNeedRow, note: string | null): Promise<void> {
    this.enter(need, 'close');
    need.closed_note = note;
    const now = this.clock.now();
    const offers = await em.find(ResourceCommitmentRow, { need_id: need.id, state: 'offered' });
    for (const offer of offers)
      Object.assign(offer, { state: 'withdrawn', version: offer.version + 1, updated_at: now });
  }

  /** Closes a need that became pointless, unless something is committed to it. */
  async drop(em: EntityManager, id: string, note: string): Promise<void> {
    const need = await this.lock(em, id);
    if (need.state === 'closed' || (await committedTo(em, need)) > 0) return;
    await this.end(em, need, note);
    await this.changed(em, null, need, { transition: 'close' });
  }

  /** The time of what is needed has moved. */
  async move(em: EntityManager, id: string, times: NeedTimes): Promise<void> {
    const need = await this.lock(em, id);
    if (need.from_at.getTime() === times.from_at.getTime() && need.until_at.getTime() === times.until_at.getTime())
      return;
    Object.assign(need, times);
    await this.changed(em, null, need, { changed: ['from_at', 'until_at'] });
  }

  /** The needs of an incident that are not closed, locked as everything that is done for them. */
  async lockOfIncident(em: EntityManager, incident_id: string): Promise<ResourceNeedRow[]> {
    const rows = await within(em)
      .selectFrom('resource_needs')
      .select('id')
      .where('incident_id', '=', incident_id)
      .where('state', '<>', 'closed')
      .orderBy('id')
      .execute();
    const needs: ResourceNeedRow[] = [];
    for (const { id } of rows) needs.push(await this.lock(em, id));
    return needs.filter((need) => need.incident_id === incident_id && need.state !== 'closed');
  }

  /** An incident was merged: what is still needed for it is needed for the other one. */
  async moveToIncident(em: EntityManager, user: CurrentUser, from: string, into: string): Promise<number> {
    const needs = await this.lockOfIncident(em, from);
    for (const need of needs) {
      need.incident_id = into;
      await this.changed(em, user, need, { changed: ['incident_id'] });
    }
    return needs.length;
  }

  /** The work that a carrier was asked for has changed. */
  async followWork(em: EntityManager, id: string, actor: Actor): Promise<void> {
    const need = await this.lock(em, id);
    await this.settle(em, need);
    await this.changed(em, actor, need, { work: true });
  }

  /** The need, locked: everything that is done for it happens one after the other. */
  async lock(em: EntityManager, id: string): Promise<ResourceNeedRow> {
    // Its case first, as all that changes work of a case does.
    await sql`select from patient_journeys where id = (select journey_id from resource_needs where id = ${id}) for update`.execute(
      within(em),
    );
    const need = await em.findOne(ResourceNeedRow, { id }, FOR_UPDATE);
    if (need === null) throw notFound();
    return need;
  }

  /** Whether as much is committed as is needed. Call it after every change, with the need locked. */
  async settle(em: EntityManager, need: ResourceNeedRow): Promise<void> {
    await em.flush();
    const isEnough = (await committedTo(em, need)) >= need.quantity;
    if (need.state === 'open' && isEnough) this.enter(need, 'meet');
    if (need.state === 'met' && !isEnough) this.enter(need, 'miss');
  }

  /** Counts the change of a locked need, writes the trail, and says it to all who watch. */
  async changed(
    em: EntityManager,
    user: Actor,
    need: ResourceNeedRow,
    details: Record<string, unknown>,
  ): Promise<ResourceNeedDetail> {
    need.version += 1;
    need.updated_at = this.clock.now();
    await em.flush();
    await this.followers.changed(em, need, user);
    return this.traced(em, user, need.id, details);
  }

  /** @throws AppError `illegal_transition` */
  enter(need: ResourceNeedRow, name: NeedTransition): void {
    const { from, to } = NEED_WORKFLOW[name];
    const [target] = to as readonly NeedState[];
    if (target === undefined || !from.some((state) => state === need.state))
      throw new AppError(
        'illegal_transition',
        need.state === 'closed' ? messages.need_closed : messages.nothing_to_change,
      );
    need.state = target;
  }

  async traced(
    em: EntityManager,
    actor: Actor,
    id: string,
    details: Record<string, unknown>,
  ): Promise<ResourceNeedDetail> {
    const action = 'resource_need.changed';
    await this.trail.record(em, { action, actor, subject_id: null, details: { id, ...details } });
    this.events.changed(em, 'need', id);
    const found = await findNeed(within(em), id);
    if (found === undefined) throw notFound();
    return found;
  }
}

/** What resources are committed, and the whole of it where a carrier has accepted the work. */
export async function committedTo(em: EntityManager, { id, quantity }: ResourceNeedRow): Promise<number> {
  const { rows } = await sql<{ committed: number; has_work: boolean }>`
    select coalesce(sum(quantity), 0)::integer as committed,
      exists (select from assignments where need_id = ${id} and status in (${sql.join([...MEETING_WORK])})) as has_work
    from resource_commitments where need_id = ${id} and state in (${sql.join([...TAKING_STATES])})`.execute(within(em));
  return (rows[0]?.committed ?? 0) + (rows[0]?.has_work === true ? quantity : 0);
}
