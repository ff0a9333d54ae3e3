import { Injectable } from '@nestjs/common';
import { homePortal } from '@ayana/contracts/identity';
import { type EntityManager, isoTime, within } from '../../../platform/database/database.js';
import { type MailData, MessagingService } from '../../messaging/index.js';
import type { AssignmentRow } from './assignment.entity.js';
import type { PaperRequestRow } from './paper-request.entity.js';

type Template = 'assignment_given' | 'assignment_reminder' | 'assignment_paper_arrived' | 'assignment_not_needed';

/** Tells assignees of their work by mail: the doctor, or everyone of the partner, each in their language. */
@Injectable()
export class AssignmentMails {
  constructor(private readonly messaging: MessagingService) {}

  given(em: EntityManager, assignment: AssignmentRow): Promise<void> {
    const { id, answer_by, due_at } = assignment;
    const until = answer_by ?? due_at;
    return this.send(em, assignment, 'assignment_given', id, { due_at: until ? isoTime(until) : null });
  }

  /** Half of the time is over. Once for a clock, however often it is asked for. @param ends of the clock that runs */
  remind(em: EntityManager, assignment: AssignmentRow, ends: Date): Promise<void> {
    const { id, status } = assignment;
    const due_at = isoTime(ends);
    return this.send(em, assignment, 'assignment_reminder', `${id}:${due_at}`, {
      due_at,
      is_accepted: status === 'accepted',
    });
  }

  /** A paper they asked for is there. */
  paperArrived(em: EntityManager, assignment: AssignmentRow, { id, kind }: PaperRequestRow): Promise<void> {
    return this.send(em, assignment, 'assignment_paper_arrived', id, { paper: kind });
  }

  /** It was taken back with the whole request: nobody is to do anything more. */
  notNeeded(em: EntityManager, assignment: AssignmentRow): Promise<void> {
    return this.send(em, assignment, 'assignment_not_needed', assignment.id, {});
  }

  private async send(
    em: EntityManager,
    { id, journey_id, kind, assignee_user_id: user = null, partner_id: partner = null }: AssignmentRow,
    template: Template,
    once: string,
    more: Partial<MailData[Template]>,
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
        journey_id,
        to: person.email,
        data: { id, name: person.name, kind, path: `${homePortal(person.role ?? '', true)}/work/${id}`, ...more },
        dedupe_key: `${template}:${once}:${person.id}`,
      });
  }
}
