import {
  type ResourceNeed,
  type ResourceNeedDetail,
  type ResourceSuggestion,
  timeFault,
} from '@ayana/contracts/operations';
import type { FieldError } from '@ayana/contracts/problems';
import { Injectable } from '@nestjs/common';
import { AppError, notFound, refusedFields } from '../../platform/app-error.js';
import { Clock } from '../../platform/clock/clock.js';
import { Database, type EntityManager } from '../../platform/database/database.js';
import type { CurrentUser } from '../../platform/http/access/access.js';
import type { Page } from '../../platform/http/cursor.js';
import { refuseStale } from '../../platform/http/etag.js';
import { askAboutFund } from './fund-doubts.js';
import { RESOURCE_MESSAGES as messages } from './messages.js';
import { committedTo, NeedChanges, type NeedTimes } from './need-changes.js';
import { findNeed, listNeeds, suggestFor } from './needs.queries.js';
import type { ResourceNeedRow } from './resource.entity.js';
import type { NeedChangeDto, NeedsQueryDto, NewNeedDto } from './resources.dto.js';
import { isThere } from './resources.service.js';

const SUGGESTIONS = 20;

/** Needs: what is wanted somewhere for a time. Whether one is met follows from what is committed. */
@Injectable()
export class NeedsService {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly changes: NeedChanges,
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

  /** @throws AppError `invalid_fields` */
  async add(em: EntityManager, user: CurrentUser, form: NewNeedDto): Promise<ResourceNeedDetail> {
    const times = { from_at: new Date(form.from_at), until_at: new Date(form.until_at) };
    await refuseFaults(em, { ...times, city_id: form.city_id, journey_id: form.journey_id });
    const { id } = await this.changes.create(em, user, Object.assign({}, form, times));
    return this.changes.traced(em, user, id, { added: true });
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
      await refuseFaults(em, { ...times, city_id: change.city_id, journey_id: change.journey_id });
      askAboutFund(need.kind, 'quantity', change.quantity, need.quantity);
      Object.assign(need, others, times);
      await this.changes.settle(em, need);
      return { changed: names };
    });
  }

  /** Nothing more is looked for. What is still committed is released first; what is only offered is withdrawn. */
  close(user: CurrentUser, id: string, note: string | undefined, ifMatch?: string): Promise<ResourceNeedDetail> {
    return this.change(user, id, ifMatch, async (em, need) => {
      if ((await committedTo(em, need)) > 0) throw new AppError('illegal_transition', messages.still_there);
      await this.changes.end(em, need, note ?? null);
      return { transition: 'close' };
    });
  }

  reopen(user: CurrentUser, id: string, ifMatch?: string): Promise<ResourceNeedDetail> {
    return this.change(user, id, ifMatch, async (_em, need) => {
      this.changes.enter(need, 'reopen');
      need.closed_note = null;
      return { transition: 'reopen' };
    });
  }

  private change(
    user: CurrentUser,
    id: string,
    ifMatch: string | undefined,
    work: (em: EntityManager, need: ResourceNeedRow) => Promise<Record<string, unknown>>,
  ): Promise<ResourceNeedDetail> {
    return this.database.write(async (em) => {
      const need = await this.changes.lock(em, id);
      refuseStale(ifMatch, need.version);
      return this.changes.changed(em, user, need, await work(em, need));
    });
  }
}

async function refuseFaults(
  em: EntityManager,
  { city_id, journey_id, from_at, until_at }: NeedTimes & Record<'city_id' | 'journey_id', string | null | undefined>,
): Promise<void> {
  const faults: FieldError[] = timeFaults(from_at, until_at);
  if (typeof city_id === 'string' && !(await isThere(em, 'cities', city_id)))
    faults.push({ field: 'city_id', message: messages.unknown_city });
  if (journey_id && !(await isThere(em, 'patient_journeys', journey_id)))
    faults.push({ field: 'journey_id', message: messages.unknown_journey });
  if (faults.length > 0) throw refusedFields(faults);
}

export function timeFaults(from_at: Date, until_at: Date): FieldError[] {
  const fault = timeFault(from_at, until_at);
  if (fault === null) return [];
  return [{ field: 'until_at', message: fault === 'reversed' ? messages.until_after_from : messages.too_long }];
}
