import { STAFF_ROLES } from '@ayana/contracts/identity';
import { ENGLISH } from '@ayana/contracts/language';
import { Injectable } from '@nestjs/common';
import { type EntityManager, within } from '../../platform/database/database.js';
import { inLanguage } from '../../platform/languages/current-language.js';
import { TEAM } from '../messaging/index.js';
import { type NewNotification, NotificationsService } from '../notifications/index.js';

type CaseJourney = { id: string; patient_id: string; case_manager_id?: string | null | undefined };

/** Who reads the mails of a case: name and address. */
export interface MailReader {
  name: string;
  email: string;
}

/** Tells the people of a case what happened to it. */
@Injectable()
export class CaseNotices {
  constructor(private readonly notifications: NotificationsService) {}

  /**
   * Notifies the patient, in the language of their account; without a journey, about their request.
   * @param texts read in that language
   */
  async toPatient(
    em: EntityManager,
    { id, patient_id }: { id: string | null; patient_id: string },
    place: Pick<NewNotification, 'kind' | 'path' | 'own_mail'>,
    texts: () => Pick<NewNotification, 'title' | 'message'>,
  ): Promise<void> {
    const patient = await within(em)
      .selectFrom('users')
      .select('language')
      .where('id', '=', patient_id)
      .executeTakeFirst();
    const read = inLanguage(patient?.language ?? ENGLISH.tag, texts);
    await this.notifications.notify(em, { patient_id, journey_id: id, ...place, ...read });
  }

  /** The case manager; the team while there is none, or once they are not of the staff any more. */
  async staffOf(em: EntityManager, { case_manager_id }: CaseJourney): Promise<MailReader> {
    const manager = case_manager_id
      ? await within(em)
          .selectFrom('users')
          .select(['name', 'email'])
          .where('id', '=', case_manager_id)
          .where('role', 'in', [...STAFF_ROLES])
          .executeTakeFirst()
      : undefined;
    return manager === undefined ? { name: '', email: TEAM } : { name: manager.name ?? '', email: manager.email };
  }

  /** The patient’s name and address; undefined when the account is gone. */
  async patientOf(em: EntityManager, { patient_id }: CaseJourney): Promise<MailReader | undefined> {
    const row = await within(em)
      .selectFrom('users')
      .select(['name', 'email'])
      .where('id', '=', patient_id)
      .executeTakeFirst();
    return row === undefined ? undefined : { name: row.name ?? '', email: row.email };
  }
}
