import { ASSIGNMENT_KIND_NAMES } from '@ayana/contracts/journey';
import { Injectable } from '@nestjs/common';
import { type EntityManager, within } from '../../../platform/database/database.js';
import { WorkNotices } from '../../notifications/index.js';
import type { AssignmentRow } from '../assignments/assignment.entity.js';
import { TEAM_MESSAGES as messages } from './messages.js';
import type { WorkHandOverRow } from './work-hand-over.entity.js';

/** The colleague hears of it by bell, mail and text as they chose. The note stays in the portal: it may be about the patient. */
@Injectable()
export class HandOverNotices {
  constructor(private readonly notices: WorkNotices) {}

  async send(
    em: EntityManager,
    work: AssignmentRow,
    { id: line_id, by_user_id }: WorkHandOverRow,
    to_user_id: string,
  ): Promise<void> {
    const { id, kind, journey_id } = work;
    const { by_name, case_number } = await within(em)
      .selectFrom('patient_journeys as journey')
      .leftJoin('users as by', (join) => join.on('by.id', '=', by_user_id ?? null))
      .select(['by.name as by_name', 'journey.case_number'])
      .where('journey.id', '=', journey_id)
      .executeTakeFirstOrThrow();
    await this.notices.inform(em, work, {
      kind: 'work_new',
      to: to_user_id,
      texts: () => ({
        title: messages.title,
        message: messages.text(by_name ?? '', ASSIGNMENT_KIND_NAMES[kind], case_number),
      }),
      mail: ({ name, path }) => ({
        template: 'assignment_handed_over',
        data: { id, name, kind, path },
        dedupe_key: `assignment_handed_over:${line_id}`,
      }),
    });
  }
}
