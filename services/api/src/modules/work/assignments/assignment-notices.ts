import { DOCUMENT_KIND_NAMES } from '@ayana/contracts/journey';
import { formatLocale } from '@ayana/contracts/language';
import { INDIA_ZONE } from '@ayana/contracts/places';
import { Injectable } from '@nestjs/common';
import { type EntityManager, isoTime } from '../../../platform/database/database.js';
import type { MailData } from '../../messaging/index.js';
import { type NoticedWork, WORK_NOTICE_MESSAGES as messages, WorkNotices } from '../../notifications/index.js';
import type { AssignmentRow } from './assignment.entity.js';
import type { PaperRequestRow } from './paper-request.entity.js';

type Template = 'assignment_given' | 'assignment_reminder' | 'assignment_paper_arrived' | 'assignment_not_needed';

/** What doctors and partners hear of their work, as `WorkNotices` brings it. */
@Injectable()
export class AssignmentNotices {
  constructor(private readonly notices: WorkNotices) {}

  given(em: EntityManager, assignment: AssignmentRow): Promise<void> {
    const { id, answer_by, due_at } = assignment;
    const until = answer_by ?? due_at ?? null;
    return this.notices.inform(em, assignment, {
      kind: 'work_new',
      texts: (work) => ({
        title: messages.given.title(work),
        message: until === null ? messages.given.message : messages.given.until(indianTime(until)),
      }),
      mail: mailOf(assignment, 'assignment_given', id, { due_at: until && isoTime(until) }),
    });
  }

  /** What is asked for, or until when, is another. */
  changed(em: EntityManager, assignment: AssignmentRow, actor_id: string): Promise<void> {
    return this.notices.inform(em, assignment, { kind: 'work_changed', texts: plainTexts('changed'), actor_id });
  }

  /** Half of the time is over. Once for a clock, however often it is asked for. @param ends of the clock that runs */
  remind(em: EntityManager, assignment: AssignmentRow, ends: Date): Promise<void> {
    const { id, status } = assignment;
    const due_at = isoTime(ends);
    const is_accepted = status === 'accepted';
    return this.notices.inform(em, assignment, {
      kind: 'work_due',
      texts: (work) => ({
        title: messages.reminder.title(work),
        message: is_accepted ? messages.reminder.accepted : messages.reminder.message,
      }),
      mail: mailOf(assignment, 'assignment_reminder', `${id}:${due_at}`, { due_at, is_accepted }),
    });
  }

  /** A paper they asked for is there. */
  paperArrived(em: EntityManager, assignment: AssignmentRow, { id, kind }: PaperRequestRow): Promise<void> {
    return this.notices.inform(em, assignment, {
      kind: 'work_paper',
      texts: (work) => ({
        title: messages.paper.title(work),
        message: messages.paper.message(DOCUMENT_KIND_NAMES[kind]),
      }),
      mail: mailOf(assignment, 'assignment_paper_arrived', id, { paper: kind }),
    });
  }

  /** It was taken back: nobody is to do anything more. @param own_mail its cause sends one that says why */
  notNeeded(
    em: EntityManager,
    assignment: AssignmentRow,
    by: { actor_id: string | null; own_mail?: boolean },
  ): Promise<void> {
    return this.notices.inform(em, assignment, {
      kind: 'work_changed',
      texts: plainTexts('not_needed'),
      mail: mailOf(assignment, 'assignment_not_needed', assignment.id, {}),
      ...by,
    });
  }
}

const plainTexts = (about: 'changed' | 'not_needed') => (work: string) => ({
  title: messages[about].title(work),
  message: messages[about].message,
});

/** In the language of the reader. */
const indianTime = (at: Date): string =>
  `${new Intl.DateTimeFormat(formatLocale('en-GB'), { dateStyle: 'medium', timeStyle: 'short', timeZone: INDIA_ZONE }).format(at)} (India)`;

const mailOf =
  ({ id, kind }: NoticedWork, template: Template, once: string, more: Partial<MailData[Template]>) =>
  (reader: { id: string; name: string; path: string }) => ({
    template,
    data: { id, name: reader.name, kind, path: reader.path, ...more },
    dedupe_key: `${template}:${once}:${reader.id}`,
  });
