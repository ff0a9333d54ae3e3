import {
  NEED_WORKFLOW,
  type NeedState,
  type NeedTransition,
  type ResourceNeed,
  type ResourceNeedDetail,
  type ResourceSuggestion,
  TAKING_STATES,
  timeFault,
} from '@ayana/contracts/operations';
import type { FieldError } from '@ayana/contracts/problems';
import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { AppError, notFound, refusedFields } from '../../platform/app-error.js';
import { Clock, Ids } from '../../platform/clock/clock.js';
import { Database, type EntityManager, FOR_UPDATE, within } from '../../platform/database/database.js';
import type { CurrentUser } from '../../platform/http/access/access.js';
import type { Page } from '../../platform/http/cursor.js';
import { refuseStale } from '../../platform/http/etag.js';
import { AuditTrail } from '../activity/index.js';
import { RESOURCE_MESSAGES as messages } from './messages.js';
import { findNeed, listNeeds, suggestFor } from './needs.queries.js';
import { askAboutFund } from './fund-doubts.js';
import { ResourceEvents } from './resource-events.js';
import { ResourceCommitmentRow, ResourceNeedRow } from './resource.entity.js';
import type { NeedChangeDto, NeedsQueryDto, NewNeedDto } from './resources.dto.js';
import { isThere } from './resources.service.js';

const SUGGESTIONS = 20;

/** Needs: what is wanted somewhere for a time. Whether one is met follows from what is committed. */
@Injectable()
export class NeedsService {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly ids: Ids,
    private readonly trail: AuditTrail,
    private readonly events: ResourceEvents,
  ) {}

  list(query: NeedsQueryDto): Promise<Page<ResourceNeed>> {
    return listNeeds(this.database.read(), query);
  }

  async detail(id: string): Promise<ResourceNeedDetail> {
    const found = await findNeed(this.database.read(), id);
    if (found === undefined) throw notFound();
    return found;
  }

  async suggestions(id: string): Promise<ResourceSuggestion[]> {
    const need = await this.detail(id);
    return suggestFor(this.database.read(), need, { now: this.clock.now(), limit: SUGGESTIONS });
  }

  async add(em: EntityManager, user: CurrentUser, form: NewNeedDto): Promise<ResourceNeedDetail> {
    const now = this.clock.now();
    const { details = null, language = null, incident_id = null, ...others } = form;
    const times = { from_at: new Date(form.from_at), until_at: new Date(form.until_at) };
    await refuseFaults(em, { ...times, city_id: form.city_id });
    const next = await sql<{ number: number }>`select nextval('resource_need_numbers')::integer as number`.execute(
      within(em),
    );
    const id = this.ids.next();
    em.create(ResourceNeedRow, {
      ...others,
      ...times,
      id,
      number: next.rows[0]?.number ?? 0,
      details,
      language,
      incident_id,
      state: 'open',
      closed_note: null,
      created_by: user.id,
      version: 1,
      created_at: now,
      updated_at: now,
    });
    await em.flush();
    return this.traced(em, user, id, { added: true });
  }

  update(user: CurrentUser, id: string, change: NeedChangeDto, ifMatch?: string): Promise<ResourceNeedDetail> {
    const names = Object.keys(change);
    if (names.length === 0) throw refusedFields([{ field: 'title', message: messages.nothing_to_change }]);
    return this.change(user, id, ifMatch, async (em, need) => {
      if (need.state === 'closed') throw new AppError('illegal_transition', messages.need_closed);
      const { from_at, until_at, ...others } = change;
      const times = {
        from_at: from_at === undefined ? need.from_at : new Date(from_at),
        until_at: until_at === undefined ? need.until_at : new Date(until_at),
      };
      await refuseFaults(em, { ...times, city_id: change.city_id });
      askAboutFund(need.kind, 'quantity', change.quantity, need.quantity);
      Object.assign(need, others, times);
      await this.settle(em, need);
      return { changed: names };
    });
  }

  /** Nothing more is looked for. What is still committed is released first; what is only offered is withdrawn. */
  close(user: CurrentUser, id: string, note: string | undefined, ifMatch?: string): Promise<ResourceNeedDetail> {
    return this.change(user, id, ifMatch, async (em, need) => {
      if ((await committedTo(em, id)) > 0) throw new AppError('illegal_transition', messages.still_there);
      this.enter(need, 'close');
      need.closed_note = note ?? null;
      const now = this.clock.now();
      const offers = await em.find(ResourceCommitmentRow, { need_id: id, state: 'offered' });
      for (const offer of offers)
        Object.assign(offer, { state: 'withdrawn', version: offer.version + 1, updated_at: now });
      return { transition: 'close' };
    });
  }

  reopen(user: CurrentUser, id: string, ifMatch?: string): Promise<ResourceNeedDetail> {
    return this.change(user, id, ifMatch, async (_em, need) => {
      this.enter(need, 'reopen');
      need.closed_note = null;
      return { transition: 'reopen' };
    });
  }

  /** The need, locked: everything that is done for it happens one after the other. */
  async lock(em: EntityManager, id: string): Promise<ResourceNeedRow> {
    const need = await em.findOne(ResourceNeedRow, { id }, FOR_UPDATE);
    if (need === null) throw notFound();
    return need;
  }

  /** Whether as much is committed as is needed. Call it after every change, with the need locked. */
  async settle(em: EntityManager, need: ResourceNeedRow): Promise<void> {
    await em.flush();
    const isEnough = (await committedTo(em, need.id)) >= need.quantity;
    if (need.state === 'open' && isEnough) this.enter(need, 'meet');
    if (need.state === 'met' && !isEnough) this.enter(need, 'miss');
  }

  /** Counts the change of a locked need, writes the trail, and says it to all who watch. */
  async changed(
    em: EntityManager,
    user: CurrentUser,
    need: ResourceNeedRow,
    details: Record<string, unknown>,
  ): Promise<ResourceNeedDetail> {
    need.version += 1;
    need.updated_at = this.clock.now();
    await em.flush();
    return this.traced(em, user, need.id, details);
  }

  private change(
    user: CurrentUser,
    id: string,
    ifMatch: string | undefined,
    work: (em: EntityManager, need: ResourceNeedRow) => Promise<Record<string, unknown>>,
  ): Promise<ResourceNeedDetail> {
    return this.database.write(async (em) => {
      const need = await this.lock(em, id);
      refuseStale(ifMatch, need.version);
      return this.changed(em, user, need, await work(em, need));
    });
  }

  private enter(need: ResourceNeedRow, name: NeedTransition): void {
    const { from, to } = NEED_WORKFLOW[name];
    const [target] = to as readonly NeedState[];
    if (target === undefined || !from.some((state) => state === need.state))
      throw new AppError(
        'illegal_transition',
        need.state === 'closed' ? messages.need_closed : messages.nothing_to_change,
      );
    need.state = target;
  }

  private async traced(
    em: EntityManager,
    actor: CurrentUser,
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

async function committedTo(em: EntityManager, need_id: string): Promise<number> {
  const { rows } = await sql<{ committed: number }>`
    select coalesce(sum(quantity), 0)::integer as committed from resource_commitments
    where need_id = ${need_id} and state in (${sql.join([...TAKING_STATES])})`.execute(within(em));
  return rows[0]?.committed ?? 0;
}

async function refuseFaults(
  em: EntityManager,
  { city_id, from_at, until_at }: { city_id: string | undefined; from_at: Date; until_at: Date },
): Promise<void> {
  const faults: FieldError[] = timeFaults(from_at, until_at);
  if (city_id !== undefined && !(await isThere(em, 'cities', city_id)))
    faults.push({ field: 'city_id', message: messages.unknown_city });
  if (faults.length > 0) throw refusedFields(faults);
}

export function timeFaults(from_at: Date, until_at: Date): FieldError[] {
  const fault = timeFault(from_at, until_at);
  if (fault === null) return [];
  return [{ field: 'until_at', message: fault === 'reversed' ? messages.until_after_from : messages.too_long }];
}
