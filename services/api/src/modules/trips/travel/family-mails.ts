import { accompanyHref } from '@ayana/contracts/journey';
import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { type EntityManager, within } from '../../../platform/database/database.js';
import { inLanguage } from '../../../platform/languages/current-language.js';
import { MessagingService } from '../../messaging/index.js';

export type FamilyNews = 'arrived' | 'admitted' | 'discharged' | 'flight_changed';

/** Tells those who accompany a patient, and may see the journey, how it goes. Each news once, in their language. */
@Injectable()
export class FamilyMails {
  constructor(private readonly messaging: MessagingService) {}

  /**
   * @param once names what may be told again, as each change of a flight
   * @returns how many there are to tell
   */
  async tell(
    em: EntityManager,
    journey: { id: string; patient_id: string },
    news: FamilyNews,
    once = '',
  ): Promise<number> {
    const people = await within(em)
      .selectFrom('companions as companion')
      .innerJoin('users as reader', 'reader.id', 'companion.user_id')
      .innerJoin('users as patient', (join) => join.on('patient.id', '=', journey.patient_id))
      .select(['companion.id', 'companion.name', 'companion.language', 'reader.email', 'patient.name as patient'])
      .where('companion.journey_id', '=', journey.id)
      .where('companion.accepted_at', 'is not', null)
      .where('companion.withdrawn_at', 'is', null)
      .where(sql<boolean>`'see_journey' = any(companion.may)`)
      .orderBy('companion.id')
      .execute();
    for (const { id, name, language, email, patient } of people)
      await inLanguage(language, () =>
        this.messaging.queueMail(em, {
          template: 'family_news',
          journey_id: journey.id,
          to: email,
          data: { name, patient: patient ?? '', kind: news, path: accompanyHref(journey.id) },
          dedupe_key: `family:${id}:${news}${once}`,
        }),
      );
    return people.length;
  }
}
