import { accompanyHref } from '@ayana/contracts/journey';
import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { type EntityManager, within } from '../../../platform/database/database.js';
import { inLanguage } from '../../../platform/languages/current-language.js';
import { NotificationsService } from '../../notifications/index.js';
import { STAY_MESSAGES as messages } from './stay-messages.js';

/** News of the hospital for the companions who may follow the case: bell, and mail as they chose. */
@Injectable()
export class FamilyNotices {
  constructor(private readonly notifications: NotificationsService) {}

  async tell(em: EntityManager, journey_id: string): Promise<void> {
    const people = await within(em)
      .selectFrom('companions as companion')
      .select(['companion.user_id', 'companion.language'])
      .where('companion.journey_id', '=', journey_id)
      .where('companion.user_id', 'is not', null)
      .where('companion.accepted_at', 'is not', null)
      .where('companion.withdrawn_at', 'is', null)
      .where(sql<boolean>`'see_journey' = any(companion.may)`)
      .orderBy('companion.id')
      .execute();
    for (const { user_id, language } of people) {
      if (user_id === null) continue;
      const texts = inLanguage(language, () => ({ title: messages.update_title, message: messages.update }));
      await this.notifications.notify(em, {
        patient_id: user_id,
        kind: 'journey',
        path: accompanyHref(journey_id),
        ...texts,
      });
    }
  }
}
