import { homePortal } from '@ayana/contracts/identity';
import { ASSIGNMENT_KIND_NAMES, type AssignmentKind } from '@ayana/contracts/journey';
import { hasWorkNotices, type WorkNoticeKind } from '@ayana/contracts/notifications';
import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { type EntityManager, within } from '../../../platform/database/database.js';
import { inLanguage } from '../../../platform/languages/current-language.js';
import { deputyOf } from '../../absences/index.js';
import { NotificationDelivery } from '../delivery/notification-delivery.job.js';
import { type NoticeMail, NotificationsService } from '../notifications.service.js';

/** The work that news is about. */
export interface NoticedWork {
  id: string;
  journey_id: string;
  kind: AssignmentKind;
  assignee_user_id?: string | null | undefined;
  partner_id?: string | null | undefined;
}

/** A member of the partner, or the doctor. */
export interface NoticeReader {
  id: string;
  name: string;
  /** The page of the work in the portal of the reader. */
  path: string;
}

export interface WorkNotice {
  kind: WorkNoticeKind;
  /** In the language of the reader. @param work its kind and the number of its case */
  texts: (work: string) => { title: string; message: string };
  /** Says more than the general mail; its texts are in the language of the reader, too. */
  mail?: (reader: NoticeReader) => NoticeMail;
  /** Its cause sends mail by itself. */
  own_mail?: boolean;
  /** Where it is done, in the portal of the reader: `work/…#form_c`; without it the page of the work. */
  page?: string;
  /** Who caused it hears nothing of it. */
  actor_id?: string | null;
  /** One reader only, where not everyone of the partner is meant. */
  to?: string;
}

export interface PersonNotice {
  kind: WorkNoticeKind;
  /** Within the portal of the reader: `/work`. */
  page: string;
  /** In the language of the reader. */
  texts: () => { title: string; message: string };
}

/**
 * Brings news about work to everyone who has it: by bell at once, by mail and text as each of them chose and when their quiet hours end. The one
 * place for it: neither bell nor text names the patient, only the case's number. A member who is away hears nothing: the colleague who stands
 * in does.
 */
@Injectable()
export class WorkNotices {
  constructor(
    private readonly notifications: NotificationsService,
    private readonly delivery: NotificationDelivery,
  ) {}

  async inform(em: EntityManager, work: NoticedWork, notice: WorkNotice): Promise<void> {
    const { kind, texts, mail, own_mail = false } = notice;
    for (const reader of await this.readers(em, work, notice)) {
      const { id, language, case_number } = reader;
      const [words, own] = inLanguage(language, () => [
        texts(`${ASSIGNMENT_KIND_NAMES[work.kind]} · ${case_number}`),
        mail?.(reader),
      ]);
      const row = await this.notifications.notify(em, {
        ...words,
        kind,
        patient_id: id,
        path: reader.path,
        own_mail,
        // Delivered below, in the same transaction.
        bell_only: true,
        metadata: {
          assignment_id: work.id,
          case_id: work.journey_id,
          ...(own === undefined ? {} : { mail: own }),
        },
      });
      await this.delivery.deliver(em, row.id);
    }
  }

  /** News about no single piece of work, to one person: by bell at once, by mail and text as they chose. */
  async informPerson(em: EntityManager, id: string, { kind, page, texts }: PersonNotice): Promise<void> {
    const { role, language } = await within(em)
      .selectFrom('users')
      .select(['role', 'language'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    const row = await this.notifications.notify(em, {
      ...inLanguage(language, texts),
      kind,
      patient_id: id,
      path: `${homePortal(role ?? '', true)}${page}`,
      bell_only: true,
    });
    await this.delivery.deliver(em, row.id);
  }

  private async readers(em: EntityManager, work: NoticedWork, { actor_id, to, page = `work/${work.id}` }: WorkNotice) {
    const { assignee_user_id: user = null, partner_id: partner = null } = work;
    const rows = await within(em)
      .selectFrom('users as person')
      .innerJoin('patient_journeys as journey', (join) => join.on('journey.id', '=', work.journey_id))
      .leftJoin('partner_members as member', 'member.user_id', 'person.id')
      .select(['person.id', 'person.name', 'person.role', 'person.language', 'journey.case_number'])
      .select(deputyOf(sql.ref('member.user_id'), sql.ref('member.partner_id')).as('deputy_id'))
      .where((build) => build.or([build('person.id', '=', user), build('member.partner_id', '=', partner)]))
      .orderBy('person.id')
      .execute();
    return rows
      .filter(({ deputy_id }) => deputy_id === null)
      .filter(({ id, role }) => hasWorkNotices(role) && id !== actor_id && (to === undefined || id === to))
      .map((row) => Object.assign(row, { path: `${homePortal(row.role ?? '', true)}/${page}` }));
  }
}
