import { Injectable } from '@nestjs/common';
import { homePortal } from '@ayana/contracts/identity';
import { type EntityManager, isoTime, within } from '../../../platform/database/database.js';
import { MessagingService } from '../../messaging/index.js';
import type { AssignmentRow } from './assignment.entity.js';

/** Tells assignees of their work by mail: the doctor, or everyone of the partner. */
@Injectable()
export class AssignmentMails {
  constructor(private readonly messaging: MessagingService) {}

  given(em: EntityManager, assignment: AssignmentRow): Promise<void> {
    return this.send(em, assignment, 'assignment_given');
  }

  /** Once, however often it is asked for. */
  remind(em: EntityManager, assignment: AssignmentRow): Promise<void> {
    return this.send(em, assignment, 'assignment_reminder');
  }

  private async send(
    em: EntityManager,
    { id, kind, due_at, assignee_user_id: user = null, partner_id: partner = null }: AssignmentRow,
    template: 'assignment_given' | 'assignment_reminder',
  ): Promise<void> {
    const people = await within(em)
      .selectFrom('users as person')
      .leftJoin('partner_members as member', 'member.user_id', 'person.id')
      .select(['person.id', 'person.email', 'person.name', 'person.role'])
      .where((build) => build.or([build('person.id', '=', user), build('member.partner_id', '=', partner)]))
      .execute();
    for (const person of people)
      await this.messaging.queueMail(em, {
        template,
        to: person.email,
        data: {
          id,
          name: person.name,
          kind,
          due_at: due_at ? isoTime(due_at) : null,
          path: homePortal(person.role ?? '', true),
        },
        dedupe_key: `${template}:${id}:${person.id}`,
      });
  }
}
