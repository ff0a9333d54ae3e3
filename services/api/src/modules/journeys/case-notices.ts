import { STAFF_ROLES } from '@ayana/contracts/identity';
import { ENGLISH } from '@ayana/contracts/language';
import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { type EntityManager, within } from '../../platform/database/database.js';
import { inLanguage } from '../../platform/languages/current-language.js';
import { staffDeputyOf } from '../absences/index.js';
import { MessagingService, TEAM } from '../messaging/index.js';
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
  constructor(
    private readonly notifications: NotificationsService,
    private readonly messaging: MessagingService,
  ) {}

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

  /** The case manager, or who covers for them while they are away; the team while there is none, or once they are not of the staff any more. */
  async staffOf(em: EntityManager, { case_manager_id }: CaseJourney): Promise<MailReader> {
    const manager = case_manager_id
      ? await within(em)
          .selectFrom('users')
          .select(['name', 'email'])
          .where(
            'id',
            '=',
            sql<string>`coalesce(${staffDeputyOf(sql`${case_manager_id}::uuid`)}, ${case_manager_id}::uuid)`,
          )
          .where('role', 'in', [...STAFF_ROLES])
          .executeTakeFirst()
      : undefined;
    return manager === undefined ? { name: '', email: TEAM } : { name: manager.name ?? '', email: manager.email };
  }

  /** To the person whose case it is now. @param from_id null when the system chose them */
  async toNewManager(
    em: EntityManager,
    journey: CaseJourney & { version: number },
    manager: MailReader,
    { from_id, note }: { from_id: string | null; note: string | null },
  ): Promise<void> {
    const people = await within(em)
      .selectFrom('users')
      .select(['id', 'name'])
      .where('id', 'in', [journey.patient_id, ...(from_id === null ? [] : [from_id])])
      .execute();
    const nameOf = (id: string): string => people.find((person) => person.id === id)?.name ?? '';
    await this.messaging.queueMail(em, {
      template: 'case_handed_over',
      journey_id: journey.id,
      to: manager.email,
      data: {
        journey_id: journey.id,
        name: manager.name,
        from: from_id === null ? null : nameOf(from_id),
        patient: nameOf(journey.patient_id),
        note,
      },
      dedupe_key: `case_handed_over:${journey.id}:${journey.version}`,
    });
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
