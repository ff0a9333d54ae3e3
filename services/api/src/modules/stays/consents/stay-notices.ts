import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { type EntityManager, within } from '../../../platform/database/database.js';
import { Realtime } from '../../../platform/realtime/realtime.js';
import { CaseNotices, type PatientJourneyRow, readersOf } from '../../journeys/index.js';
import { type MailData, MessagingService } from '../../messaging/index.js';

/** The stay that the news is about. */
export interface StayOfNews {
  id: string;
  journey_id: string;
  partner_hospital_id: string;
}

/** What happens in a stay, for its hospital and the staff: live, and by mail. Nothing of the patient is in the mail. */
@Injectable()
export class StayNotices {
  constructor(
    private readonly notices: CaseNotices,
    private readonly messaging: MessagingService,
    private readonly realtime: Realtime,
  ) {}

  /** To everyone of the hospital, and to the case manager. @param once of this change */
  async tell(
    em: EntityManager,
    journey: PatientJourneyRow,
    stay: StayOfNews,
    change: MailData['stay_notice']['change'],
    once: string,
  ): Promise<void> {
    const { rows } = await sql<{ id: string; name: string | null; email: string }>`
      select person.id, person.name, person.email from partner_hospitals hospital
        join partner_members member on member.partner_id = hospital.partner_id
        join users person on person.id = member.user_id
      where hospital.id = ${stay.partner_hospital_id}`.execute(within(em));
    const staff = await this.notices.staffOf(em, journey);
    const readers = [
      ...rows.map(({ id, name, email }) => ({
        id,
        name: name ?? '',
        email,
        path: `/partner-portal/admissions/${stay.id}#consent`,
      })),
      { id: 'staff', ...staff, path: `/case-manager/cases/${journey.id}` },
    ];
    for (const { id, name, email, path } of readers)
      await this.messaging.queueMail(em, {
        template: 'stay_notice',
        journey_id: journey.id,
        to: email,
        data: { name, change, path },
        dedupe_key: `stay:${change}:${once}:${id}`,
      });
  }

  /** Tells those who read the stay that it changed. */
  async publish(em: EntityManager, { id, journey_id }: Pick<StayOfNews, 'id' | 'journey_id'>): Promise<void> {
    this.realtime.publish(
      em,
      { type: 'admissions.updated', data: { journey_id, id } },
      { entry: 'case_work', user_ids: await readersOf(within(em), journey_id, 'admission') },
    );
  }
}
