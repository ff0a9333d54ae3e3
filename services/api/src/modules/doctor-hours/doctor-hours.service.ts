import { DOCTOR_HOURS_LIMITS, type DoctorHours } from '@ayana/contracts/doctor-hours';
import { memberMay } from '@ayana/contracts/organisations';
import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { AppError, notFound, refusedFields } from '../../platform/app-error.js';
import { Clock, Ids } from '../../platform/clock/clock.js';
import { Database, type EntityManager, within } from '../../platform/database/database.js';
import type { CurrentUser } from '../../platform/http/access/access.js';
import { refuseStale } from '../../platform/http/etag.js';
import { AuditTrail } from '../activity/index.js';
import { lockDoctor, releaseHoldsOutside } from '../appointments/index.js';
import { scheduleOf } from '../doctors/index.js';
import { refuseReaders } from '../organisations/index.js';
import type { DoctorHoursChangeDto, NewHoursExceptionDto } from './doctor-hours.dto.js';
import { DoctorHoursNotices } from './doctor-hours.notices.js';
import { type Asked, askedDoctor, dayIn, forHospital, hoursOf, type OwnDoctor } from './doctor-hours.queries.js';
import { exceptionFaults, weekFaults } from './hours-rules.js';
import { HOURS_MESSAGES as messages } from './messages.js';

/** Past days that differ are kept this long: talks of yesterday are still shown with the hours they were in. */
const KEPT_DAYS = 30;

/**
 * A doctor's hours: those of every week and the days that differ, changed by the doctor or by a member of the hospital. Free times follow at once. Every change waits for the bookings of the
 * doctor under way, and later ones wait for it: what is booked by then stays, what is only held outside the new hours is released.
 */
@Injectable()
export class DoctorHoursService {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly ids: Ids,
    private readonly trail: AuditTrail,
    private readonly notices: DoctorHoursNotices,
  ) {}

  /** @returns null for an account that is not joined to a doctor of the catalogue */
  async own(user: CurrentUser): Promise<DoctorHours | null> {
    const database = this.database.read();
    const doctor = await askedDoctor(database, { user_id: user.id });
    return doctor === undefined ? null : hoursOf(database, doctor, this.clock.now());
  }

  /** @throws AppError `not_found` for a doctor of another hospital */
  async ofHospital(user: CurrentUser, id: string): Promise<DoctorHours> {
    const database = this.database.read();
    const doctor = await askedDoctor(database, { user_id: user.id, id });
    if (doctor === undefined) throw notFound();
    const { role } = await database
      .selectFrom('partner_members')
      .select('role')
      .where('user_id', '=', user.id)
      .executeTakeFirstOrThrow(notFound);
    return forHospital(await hoursOf(database, doctor, this.clock.now(), memberMay(role, 'write')));
  }

  /**
   * The week as a whole.
   * @throws AppError `not_found`, `stale_version`, `invalid_fields`
   */
  change(
    user: CurrentUser,
    form: DoctorHoursChangeDto,
    ifMatch: string | undefined,
    id?: string,
  ): Promise<DoctorHours> {
    return this.database.write(async (em) => {
      const doctor = await this.lock(em, user, id);
      refuseStale(ifMatch, doctor.version);
      refuse(weekFaults(form.hours, doctor.kinds));
      const tables = within(em);
      await sql`delete from doctor_availability where doctor_id = ${doctor.id}`.execute(tables);
      const rows = form.hours.map((each) =>
        Object.assign({}, each, { id: this.ids.next(), doctor_id: doctor.id, time_zone: form.time_zone }),
      );
      await sql`insert into doctor_availability
        select * from jsonb_populate_recordset(null::doctor_availability, ${JSON.stringify(rows)}::jsonb)`.execute(
        tables,
      );
      await sql`update doctors set time_zone = ${form.time_zone} where id = ${doctor.id}`.execute(tables);
      return this.changed(em, user, { user_id: user.id, id }, doctor, { hours: rows.length });
    });
  }

  /** @throws AppError `not_found`, `invalid_fields`, `illegal_transition` when there are too many */
  async add(em: EntityManager, user: CurrentUser, form: NewHoursExceptionDto, id?: string): Promise<DoctorHours> {
    const doctor = await this.lock(em, user, id);
    const tables = within(em);
    const now = this.clock.now();
    refuse(exceptionFaults(form, doctor.kinds, dayIn(doctor.time_zone, now)));
    await sql`delete from doctor_exceptions where doctor_id = ${doctor.id}
      and last_day < ${dayIn(doctor.time_zone, now)}::date - ${KEPT_DAYS}::integer`.execute(tables);
    const { rows } = await sql<{ count: number }>`select count(*)::integer as count from doctor_exceptions
      where doctor_id = ${doctor.id}`.execute(tables);
    if ((rows[0]?.count ?? 0) >= DOCTOR_HOURS_LIMITS.exceptions)
      throw new AppError('illegal_transition', messages.too_many);
    const { kind, first_day, last_day, from_time, to_time, kinds, note } = form;
    await sql`insert into doctor_exceptions (id, doctor_id, kind, first_day, last_day, from_time, to_time, kinds, note, created_at)
      values (${this.ids.next()}, ${doctor.id}, ${kind}, ${first_day}::date, ${last_day ?? first_day}::date,
        ${from_time ?? null}::time, ${to_time ?? null}::time, ${kind === 'extra' ? (kinds ?? null) : null}::text[],
        ${note ?? null}, ${now})`.execute(tables);
    return this.changed(em, user, { user_id: user.id, id }, doctor, {
      exception: kind,
      first_day,
      last_day: last_day ?? first_day,
    });
  }

  /** @throws AppError `not_found`, also for another doctor's */
  remove(user: CurrentUser, exception: string, id?: string): Promise<DoctorHours> {
    return this.database.write(async (em) => {
      const doctor = await this.lock(em, user, id);
      const { rows } = await sql<{ kind: string }>`delete from doctor_exceptions
        where id = ${exception} and doctor_id = ${doctor.id} returning kind`.execute(within(em));
      const [removed] = rows;
      if (removed === undefined) throw notFound();
      return this.changed(em, user, { user_id: user.id, id }, doctor, { exception_removed: removed.kind });
    });
  }

  /**
   * The doctor, read under the lock of their bookings and of their row.
   * @param id of a doctor of the caller's hospital; absent for the doctor who the caller is
   */
  private async lock(em: EntityManager, user: CurrentUser, id: string | undefined): Promise<OwnDoctor> {
    const asked = { user_id: user.id, id };
    const found = await askedDoctor(within(em), asked);
    if (found === undefined) throw notFound();
    await refuseReaders(em, user);
    await lockDoctor(found.id).execute(within(em));
    await sql`select from doctors where id = ${found.id} for update`.execute(within(em));
    const doctor = await askedDoctor(within(em), asked);
    if (doctor === undefined) throw notFound();
    return doctor;
  }

  private async changed(
    em: EntityManager,
    user: CurrentUser,
    asked: Asked,
    before: OwnDoctor,
    details: Record<string, unknown>,
  ): Promise<DoctorHours> {
    const tables = within(em);
    const now = this.clock.now();
    // A form of the catalogue that is open elsewhere is stale now.
    await sql`update doctors set version = version + 1, updated_at = ${now}, updated_by = ${user.id}
      where id = ${before.id}`.execute(tables);
    const doctor = await askedDoctor(tables, asked);
    if (doctor === undefined) throw notFound();
    await releaseHoldsOutside(tables, doctor.id, await scheduleOf(tables, doctor.id), now);
    await this.trail.record(em, {
      action: 'doctor.changed',
      actor: user,
      subject_id: null,
      details: Object.assign({ id: doctor.id }, details),
    });
    await this.notices.changed(em, user, doctor);
    const hours = await hoursOf(tables, doctor, now);
    return asked.id === undefined ? hours : forHospital(hours);
  }
}

function refuse(faults: Parameters<typeof refusedFields>[0]): void {
  if (faults.length > 0) throw refusedFields(faults);
}
