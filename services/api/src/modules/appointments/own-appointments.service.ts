import type { OwnAppointment, Appointment } from '@ayana/contracts/consultations';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import { caseNumberOf } from '../../platform/http/lists/case-numbers.js';
import { notFound } from '../../platform/app-error.js';
import { Config } from '../../platform/config/config.js';
import { Database, type EntityManager, within } from '../../platform/database/database.js';
import type { Tables } from '../../platform/database/tables.js';
import type { CurrentUser } from '../../platform/http/access/access.js';
import { permanentTokens, type PermanentTokenMaker } from '../../platform/secrets/permanent-token.js';
import { type DeletedAccount, DeletedAccounts } from '../identity/index.js';
import { RequestWithdrawals } from '../journeys/index.js';
import { AppointmentsService } from './appointments.service.js';
import { slotOfRequest } from './slots.js';

const MOST = 100;

/** Requests sent from the user's confirmed e-mail address, or booked in their journey. Needs `item` and `asked`. */
export const isOwnRequest = (user: Pick<CurrentUser, 'id'>): RawBuilder<boolean> => sql`(
  lower(item.email) = (select lower(email) from users where id = ${user.id} and email_verified_at is not null)
  or exists (select 1 from patient_journeys journey where journey.id = asked.journey_id and journey.patient_id = ${user.id}))`;

/** Appointments for the signed-in patient, who needs no link to see and change them. */
@Injectable()
export class OwnAppointments implements OnModuleInit {
  private readonly tokenOf: PermanentTokenMaker;

  constructor(
    config: Config,
    private readonly database: Database,
    private readonly appointments: AppointmentsService,
    private readonly accounts: DeletedAccounts,
    private readonly withdrawals: RequestWithdrawals,
  ) {
    this.tokenOf = permanentTokens(config.cookieSecret);
  }

  onModuleInit(): void {
    this.accounts.listen((em, account) => this.cancelAll(em, account));
    this.withdrawals.listen((em, { id, patient_id }) => this.cancelOf(em, id, patient_id));
  }

  /** Booked and cancelled ones, the latest first. */
  async list(user: CurrentUser): Promise<OwnAppointment[]> {
    const tables = this.database.read();
    const found = await own(tables, user).orderBy('item.received_at', 'desc').limit(MOST).execute();
    const read = await Promise.all(
      found.map(async ({ id, journey_id, case_number }) => {
        const slot = (await slotOfRequest(id).execute(tables)).rows[0];
        if (slot === undefined) return [];
        const { join_url } = slot;
        const dto = await this.appointments.dto(slot, tables);
        return [
          Object.assign(dto, {
            request_id: id,
            appointment_id: slot.id,
            journey_id,
            case_number,
            join_url,
          }),
        ];
      }),
    );
    return read.flat().toSorted((one, other) => Date.parse(other.starts_at) - Date.parse(one.starts_at));
  }

  /** @throws AppError as `AppointmentsService.move`; `not_found` for another's appointment */
  async move(user: CurrentUser, requestId: string, slot_id: string): Promise<Appointment> {
    return this.appointments.move({ token: await this.ownToken(user, requestId), slot_id });
  }

  /** @throws AppError as `AppointmentsService.cancel`; `not_found` for another's appointment */
  async cancel(user: CurrentUser, requestId: string): Promise<Appointment> {
    return this.appointments.cancel(await this.ownToken(user, requestId));
  }

  /** An account that is deleted leaves no appointment to come. */
  private async cancelAll(em: EntityManager, { owner }: DeletedAccount): Promise<void> {
    const found = await own(within(em), owner).orderBy('item.id').execute();
    for (const { id } of found) await this.appointments.cancelComing(em, this.tokenOf('manage_appointment', id));
  }

  /** A case whose request is withdrawn needs no talks any more: the doctors get a mail. */
  private async cancelOf(em: EntityManager, journey_id: string, id: string): Promise<void> {
    const found = await own(within(em), { id }).where('asked.journey_id', '=', journey_id).orderBy('item.id').execute();
    for (const talk of found) await this.appointments.cancelComing(em, this.tokenOf('manage_appointment', talk.id));
  }

  private async ownToken(user: CurrentUser, requestId: string): Promise<string> {
    const found = await own(this.database.read(), user)
      .where('item.id', '=', requestId)
      .executeTakeFirstOrThrow(notFound);
    return this.tokenOf('manage_appointment', found.id);
  }
}

const own = (tables: Kysely<Tables>, user: Pick<CurrentUser, 'id'>) =>
  tables
    .selectFrom('inbox_items as item')
    .innerJoin('video_consultations as asked', 'asked.id', 'item.id')
    .select(['item.id', 'asked.journey_id'])
    .select(caseNumberOf(sql.ref('asked.journey_id')).$castTo<string | null>().as('case_number'))
    .where(sql<boolean>`exists (select 1 from appointments slot where slot.video_consultation_id = item.id
      and slot.status in ('booked', 'cancelled'))`)
    .where(isOwnRequest(user));
