import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { type EntityManager, within } from '../../platform/database/database.js';
import { Realtime } from '../../platform/realtime/realtime.js';

/** Says that an organisation has changed, to its people and the staff. */
@Injectable()
export class OrganisationEvents {
  constructor(private readonly realtime: Realtime) {}

  async changed(em: EntityManager, id: string, besides: readonly string[] = []): Promise<void> {
    const members = await within(em)
      .selectFrom('partner_members')
      .select('user_id')
      .where('partner_id', '=', id)
      .execute();
    const user_ids = [...members.map(({ user_id }) => user_id), ...besides];
    this.realtime.publish(em, { type: 'organisations.updated', data: { id } }, { entry: 'case_work', user_ids });
  }

  /** Of a doctor of the catalogue: their account, and the organisation they work for. */
  async doctorChanged(em: EntityManager, doctorId: string, besides: readonly string[] = []): Promise<void> {
    const { rows } = await sql<{ user_id: string | null; partner_id: string }>`
      select doctor.user_id, hospital.partner_id from doctors doctor
        join partner_hospitals hospital on hospital.id = doctor.hospital_id where doctor.id = ${doctorId}`.execute(
      within(em),
    );
    const [doctor] = rows;
    if (doctor === undefined) return;
    await this.changed(em, doctor.partner_id, [...(doctor.user_id ? [doctor.user_id] : []), ...besides]);
  }
}
