import type { OnCallRota, OnCallRotaDetail } from '@ayana/contracts/operations';
import type { FieldError } from '@ayana/contracts/problems';
import { TURN_DAYS } from '@ayana/contracts/operations';
import { Injectable } from '@nestjs/common';
import { AppError, notFound, refusedFields } from '../../../platform/app-error.js';
import { Clock, Ids } from '../../../platform/clock/clock.js';
import { Database, type EntityManager, FOR_UPDATE, within } from '../../../platform/database/database.js';
import { failuresOf } from '../../../platform/database/failures.js';
import type { CurrentUser } from '../../../platform/http/access/access.js';
import type { Page } from '../../../platform/http/cursor.js';
import { refuseStale } from '../../../platform/http/etag.js';
import { FIELD_MESSAGES } from '../../../platform/http/input/messages.js';
import { LIST_DEFAULT } from '../../../platform/http/lists/keyset-list.js';
import { AuditTrail } from '../../activity/index.js';
import { EscalationEvents } from '../escalation-events.js';
import { ESCALATION_MESSAGES as messages } from '../messages.js';
import { findStaff } from '../staff.js';
import { OnCallOverrideRow, OnCallRotaRow } from './rota.entity.js';
import type { NewOverrideDto, NewRotaDto, RotaCalendarQueryDto, RotaChangeDto, RotasQueryDto } from './rotas.dto.js';
import { chainsPaging, findRota, listRotas, overrideTakers } from './rotas.queries.js';

const DAY = 24 * 60 * 60 * 1000;
const CALENDAR_DAYS = 28;
const CALENDAR_LIMIT = 100 * DAY;
const OVERRIDE_LIMIT = 60 * DAY;

/** On-call rotas: who is on call when, and and who takes over. */
@Injectable()
export class RotasService {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly ids: Ids,
    private readonly trail: AuditTrail,
    private readonly events: EscalationEvents,
  ) {}

  list({ limit = LIST_DEFAULT, archived = false, ...query }: RotasQueryDto): Promise<Page<OnCallRota>> {
    return listRotas(this.database.read(), { ...query, archived, limit }, this.clock.now());
  }

  async detail(id: string, query: RotaCalendarQueryDto = {}): Promise<OnCallRotaDetail> {
    const now = this.clock.now();
    const found = await findRota(this.database.read(), id, now, rangeOf(query, now));
    if (found === undefined) throw notFound();
    return found;
  }

  async add(em: EntityManager, user: CurrentUser, form: NewRotaDto): Promise<OnCallRotaDetail> {
    await refuseFaults(em, form);
    const now = this.clock.now();
    const id = this.ids.next();
    const { name, zone, handover_time, turn_days, starts_on, people, phone = null, is_shared = false } = form;
    const rota = { id, name, zone, handover_time, turn_days, starts_on, people, phone, is_shared };
    refuseUnreachable(rota);
    em.create(OnCallRotaRow, { ...rota, archived_at: null, version: 1, created_at: now, updated_at: now });
    await named(() => em.flush());
    return this.traced(em, user, id, { added: true });
  }

  update(user: CurrentUser, id: string, change: RotaChangeDto, ifMatch?: string): Promise<OnCallRotaDetail> {
    const names = Object.keys(change);
    if (names.length === 0) throw refusedFields([{ field: 'name', message: messages.nothing_to_change }]);
    return this.change(user, id, ifMatch, async (em, rota) => {
      if (rota.archived_at) throw new AppError('illegal_transition', messages.archived);
      await refuseFaults(em, change);
      Object.assign(rota, change);
      refuseUnreachable(rota);
      return { changed: names };
    });
  }

  /** One that a chain pages stays. */
  archive(user: CurrentUser, id: string, archived: boolean, ifMatch?: string): Promise<OnCallRotaDetail> {
    return this.change(user, id, ifMatch, async (em, rota) => {
      if (archived === Boolean(rota.archived_at))
        throw new AppError('illegal_transition', archived ? messages.archived : messages.not_archived);
      if (archived && (await chainsPaging(within(em), id)).length > 0)
        throw new AppError('illegal_transition', messages.rota_used);
      rota.archived_at = archived ? this.clock.now() : null;
      return { archived };
    });
  }

  /** Another person takes over for a time. @throws AppError `slot_taken` where another override is, with whose it is */
  async addOverride(em: EntityManager, user: CurrentUser, id: string, form: NewOverrideDto): Promise<OnCallRotaDetail> {
    const rota = await this.lock(em, id);
    if (rota.archived_at) throw new AppError('illegal_transition', messages.archived);
    const now = this.clock.now();
    const [from_at, until_at] = [new Date(form.from_at), new Date(form.until_at)];
    const staff = await findStaff(within(em), [form.person_id]);
    const faults = [
      ...(staff.has(form.person_id) ? [] : [{ field: 'person_id', message: messages.unknown_person }]),
      ...(until_at <= from_at ? [{ field: 'until_at', message: messages.until_after_from }] : []),
      ...(from_at < until_at && until_at <= now ? [{ field: 'until_at', message: messages.is_over }] : []),
      ...(until_at.getTime() - from_at.getTime() > OVERRIDE_LIMIT
        ? [{ field: 'until_at', message: messages.too_long }]
        : []),
    ];
    if (faults.length > 0) throw refusedFields(faults);
    const override = this.ids.next();
    em.create(OnCallOverrideRow, {
      id: override,
      rota_id: id,
      user_id: form.person_id,
      from_at,
      until_at,
      reason: form.reason ?? null,
      created_by: user.id,
      created_at: now,
    });
    try {
      await em.flush();
    } catch (error) {
      if (!failuresOf(error).some(({ code }) => code === '23P01')) throw error;
      const meeting = await overrideTakers(this.database.read(), id, from_at, until_at);
      throw new AppError('slot_taken', messages.override_meets, { takenBy: meeting, cause: error });
    }
    return this.traced(em, user, id, { override_id: override, override: 'added' });
  }

  removeOverride(user: CurrentUser, id: string, override_id: string): Promise<OnCallRotaDetail> {
    return this.database.write(async (em) => {
      await this.lock(em, id);
      const gone = await em.nativeDelete(OnCallOverrideRow, { id: override_id, rota_id: id });
      if (gone === 0) throw notFound();
      return this.traced(em, user, id, { override_id, override: 'removed' });
    });
  }

  private change(
    user: CurrentUser,
    id: string,
    ifMatch: string | undefined,
    work: (em: EntityManager, rota: OnCallRotaRow) => Promise<Record<string, unknown>>,
  ): Promise<OnCallRotaDetail> {
    return this.database.write(async (em) => {
      const rota = await this.lock(em, id);
      refuseStale(ifMatch, rota.version);
      const details = await work(em, rota);
      rota.version += 1;
      rota.updated_at = this.clock.now();
      await named(() => em.flush());
      return this.traced(em, user, id, details);
    });
  }

  private async lock(em: EntityManager, id: string): Promise<OnCallRotaRow> {
    const rota = await em.findOne(OnCallRotaRow, { id }, FOR_UPDATE);
    if (rota === null) throw notFound();
    return rota;
  }

  private async traced(
    em: EntityManager,
    actor: CurrentUser,
    id: string,
    details: Record<string, unknown>,
  ): Promise<OnCallRotaDetail> {
    await this.trail.record(em, { action: 'on_call.changed', actor, subject_id: null, details: { id, ...details } });
    this.events.changed(em, 'rota', id);
    const now = this.clock.now();
    const found = await findRota(within(em), id, now, rangeOf({}, now));
    if (found === undefined) throw notFound();
    return found;
  }
}

/** Runs a change that needs a free name. @throws AppError `invalid_fields` when it is taken */
export async function named(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (failuresOf(error).some(({ code }) => code === '23505'))
      throw refusedFields([{ field: 'name', message: messages.name_taken }]);
    throw error;
  }
}

function rangeOf(query: RotaCalendarQueryDto, now: Date): { from: Date; until: Date } {
  const from = query.from === undefined ? now : new Date(query.from);
  const until = query.until === undefined ? new Date(from.getTime() + CALENDAR_DAYS * DAY) : new Date(query.until);
  if (until <= from) throw refusedFields([{ field: 'until', message: messages.until_after_from }]);
  if (until.getTime() - from.getTime() > CALENDAR_LIMIT)
    throw refusedFields([{ field: 'until', message: messages.range_length }]);
  return { from, until };
}

/** @throws AppError `invalid_fields` for a number that is to be read, and is not there */
function refuseUnreachable({ phone, is_shared }: Pick<OnCallRotaRow, 'phone' | 'is_shared'>): void {
  if (is_shared && (phone ?? '') === '') throw refusedFields([{ field: 'phone', message: messages.shared_phone }]);
}

async function refuseFaults(em: EntityManager, { people, turn_days }: RotaChangeDto): Promise<void> {
  const faults: FieldError[] = [];
  if (turn_days !== undefined && !TURN_DAYS.includes(turn_days))
    faults.push({ field: 'turn_days', message: FIELD_MESSAGES.choice('Turn', TURN_DAYS.join(', ')) });
  if (people !== undefined) {
    const staff = await findStaff(within(em), people);
    if (people.length === 0 || people.some((id) => !staff.has(id)))
      faults.push({ field: 'people', message: messages.unknown_person });
    else if (new Set(people).size < people.length) faults.push({ field: 'people', message: messages.twice });
  }
  if (faults.length > 0) throw refusedFields(faults);
}
