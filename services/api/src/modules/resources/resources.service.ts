import type { Resource, ResourceHours, ResourcePoint, ResourceDetail } from '@ayana/contracts/operations';
import type { FieldError } from '@ayana/contracts/problems';
import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { notFound, refusedFields } from '../../platform/app-error.js';
import { Clock, Ids } from '../../platform/clock/clock.js';
import { Database, type EntityManager, FOR_UPDATE, within } from '../../platform/database/database.js';
import type { CurrentUser } from '../../platform/http/access/access.js';
import type { Page } from '../../platform/http/cursor.js';
import { refuseStale } from '../../platform/http/etag.js';
import { LIST_DEFAULT } from '../../platform/http/lists/keyset-list.js';
import { AuditTrail } from '../activity/index.js';
import { RESOURCE_MESSAGES as messages } from './messages.js';
import { namingTakers, withinRules } from './refusals.js';
import { askAboutFund } from './fund-doubts.js';
import { ResourceEvents } from './resource-events.js';
import { ResourceRow } from './resource.entity.js';
import type { NewResourceDto, ResourceChangeDto, ResourceHoursInputDto, ResourcesQueryDto } from './resources.dto.js';
import { findPoints, findResource, listResources } from './resources.queries.js';

/** Resources: what and who can be sent, where, and when. */
@Injectable()
export class ResourcesService {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly ids: Ids,
    private readonly trail: AuditTrail,
    private readonly events: ResourceEvents,
  ) {}

  list({ limit = LIST_DEFAULT, free_from, free_until, ...query }: ResourcesQueryDto): Promise<Page<Resource>> {
    const free = freeTime(free_from, free_until);
    return listResources(
      this.database.read(),
      { ...query, ...(free === undefined ? {} : { free }), limit },
      this.clock.now(),
    );
  }

  points(): Promise<ResourcePoint[]> {
    return findPoints(this.database.read(), this.clock.now());
  }

  async detail(id: string): Promise<ResourceDetail> {
    const found = await findResource(this.database.read(), id, this.clock.now());
    if (found === undefined) throw notFound();
    return found;
  }

  async add(em: EntityManager, user: CurrentUser, form: NewResourceDto): Promise<ResourceDetail> {
    await refuseFaults(em, form);
    const now = this.clock.now();
    const id = this.ids.next();
    const { languages = [], hours, partner_id = null, phone = null, note = null, ...others } = form;
    em.create(ResourceRow, {
      ...others,
      id,
      languages: [...new Set(languages)],
      hours: hoursOf(hours),
      partner_id,
      phone,
      note,
      is_in_service: true,
      version: 1,
      created_at: now,
      updated_at: now,
    });
    await em.flush();
    return this.traced(em, user, id, { added: true });
  }

  update(user: CurrentUser, id: string, change: ResourceChangeDto, ifMatch?: string): Promise<ResourceDetail> {
    const names = Object.keys(change);
    if (names.length === 0) throw refusedFields([{ field: 'name', message: messages.nothing_to_change }]);
    const changing = this.database.write(async (em) => {
      const row = await em.findOne(ResourceRow, { id }, FOR_UPDATE);
      if (row === null) throw notFound();
      refuseStale(ifMatch, row.version);
      await refuseFaults(em, change);
      askAboutFund(row.kind, 'capacity', change.capacity, row.capacity);
      const { hours, ...others } = change;
      Object.assign(row, others, hours === undefined ? {} : { hours: hoursOf(hours) });
      row.version += 1;
      row.updated_at = this.clock.now();
      await withinRules(() => em.flush());
      return this.traced(em, user, id, { changed: names });
    });
    return namingTakers(
      () => this.database.read(),
      () => ({ id: null, resource_id: id, from_at: this.clock.now(), until_at: null }),
      changing,
    );
  }

  private async traced(
    em: EntityManager,
    actor: CurrentUser,
    id: string,
    details: Record<string, unknown>,
  ): Promise<ResourceDetail> {
    await this.trail.record(em, { action: 'resource.changed', actor, subject_id: null, details: { id, ...details } });
    this.events.changed(em, 'resource', id);
    const found = await findResource(within(em), id, this.clock.now());
    if (found === undefined) throw notFound();
    return found;
  }
}

/** @throws AppError `invalid_fields` for one end without the other, or the wrong way round */
function freeTime(from: string | undefined, until: string | undefined): { from: Date; until: Date } | undefined {
  if (from === undefined && until === undefined) return undefined;
  const time = { from: new Date(from ?? ''), until: new Date(until ?? '') };
  if (!(time.from < time.until)) throw refusedFields([{ field: 'free_until', message: messages.until_after_from }]);
  return time;
}

function hoursOf(hours: ResourceHoursInputDto | null | undefined): ResourceHours | null {
  if (!hours) return null;
  const { weekdays, opens, closes } = hours;
  return { weekdays: [...new Set(weekdays)].map(Number).toSorted((one, other) => one - other), opens, closes };
}

async function refuseFaults(em: EntityManager, { city_id, partner_id, hours }: ResourceChangeDto): Promise<void> {
  const faults: FieldError[] = [];
  if (city_id !== undefined && !(await isThere(em, 'cities', city_id)))
    faults.push({ field: 'city_id', message: messages.unknown_city });
  if (partner_id && !(await isThere(em, 'partners', partner_id)))
    faults.push({ field: 'partner_id', message: messages.unknown_partner });
  if (hours && hours.weekdays.length === 0) faults.push({ field: 'hours.weekdays', message: messages.hours_whole });
  if (hours && hours.opens === hours.closes) faults.push({ field: 'hours.closes', message: messages.same_hours });
  if (faults.length > 0) throw refusedFields(faults);
}

export async function isThere(
  em: EntityManager,
  table: 'cities' | 'partners' | 'patient_journeys',
  id: string,
): Promise<boolean> {
  const { rows } = await sql`select from ${sql.table(table)} where id = ${id}`.execute(within(em));
  return rows.length > 0;
}
