import { Injectable } from '@nestjs/common';
import { homePortal } from '@ayana/contracts/identity';
import { ASSIGNMENT_KIND_NAMES } from '@ayana/contracts/journey';
import { type EntityManager, within } from '../../../platform/database/database.js';
import { inLanguage } from '../../../platform/languages/current-language.js';
import { MessagingService } from '../../messaging/index.js';
import { NotificationsService } from '../../notifications/index.js';
import type { AssignmentRow } from '../assignments/assignment.entity.js';
import { TEAM_MESSAGES as messages } from './messages.js';
import type { WorkHandOverRow } from './work-hand-over.entity.js';

/** The colleague hears of it by bell and mail. The note stays in the portal: it may be about the patient. */
@Injectable()
export class HandOverNotices {
  constructor(
    private readonly messaging: MessagingService,
    private readonly notifications: NotificationsService,
  ) {}

  async send(
    em: EntityManager,
    { id, kind, journey_id }: AssignmentRow,
    { id: line_id, by_user_id }: WorkHandOverRow,
    to_user_id: string,
  ): Promise<void> {
    const { by_name, case_number, ...person } = await within(em)
      .selectFrom('users as person')
      .innerJoin('patient_journeys as journey', (join) => join.on('journey.id', '=', journey_id))
      .leftJoin('users as by', (join) => join.on('by.id', '=', by_user_id ?? null))
      .select(['person.email', 'person.name', 'person.role', 'person.language'])
      .select(['by.name as by_name', 'journey.case_number'])
      .where('person.id', '=', to_user_id)
      .executeTakeFirstOrThrow();
    const path = `${homePortal(person.role ?? '', true)}/work/${id}`;
    const by = by_name ?? '';
    const [title, message] = inLanguage(person.language, () => [
      messages.title,
      messages.text(by, ASSIGNMENT_KIND_NAMES[kind], case_number),
    ]);
    await this.notifications.notify(em, {
      patient_id: to_user_id,
      kind: 'task',
      path,
      title: title ?? '',
      message: message ?? '',
      // The mail below is its own.
      bell_only: true,
    });
    await this.messaging.queueMail(em, {
      template: 'assignment_handed_over',
      journey_id,
      to: person.email,
      data: { id, name: person.name, kind, path },
      dedupe_key: `assignment_handed_over:${line_id}`,
    });
  }
}
