import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { type EntityManager, within } from '../../../platform/database/database.js';
import { inLanguage } from '../../../platform/languages/current-language.js';
import { staffDeputyOf } from '../../absences/index.js';
import { NotificationsService } from '../../notifications/index.js';
import { COLLEAGUE_MESSAGES as messages } from '../messages.js';
import { isStaff } from './held-work.js';

export interface GroupNews {
  group_id: string;
  /** Who gave it to the group: they hear nothing of it. */
  actor_id: string;
  /** The page of the work. */
  path: string;
  /** Its number and what it is about. */
  text: string;
}

/** Rings the bell of everyone of a group when work comes to it; for a member who is away, that of who covers. */
@Injectable()
export class StaffGroupNotices {
  constructor(private readonly notifications: NotificationsService) {}

  async cameTo(em: EntityManager, { group_id, actor_id, path, text }: GroupNews): Promise<void> {
    const { rows } = await sql<{ id: string; language: string | null; group: string }>`
      with reached as (
        select distinct coalesce(${staffDeputyOf(sql`member.user_id`)}, member.user_id) as id
        from staff_group_members member where member.group_id = ${group_id}
      )
      select person.id, person.language, team.name as group from reached
        join users person on person.id = reached.id and ${isStaff}
        join staff_groups team on team.id = ${group_id}
      where person.id <> ${actor_id} order by person.id`.execute(within(em));
    for (const { id, language, group } of rows)
      await this.notifications.notify(em, {
        patient_id: id,
        kind: 'work_new',
        path,
        title: inLanguage(language ?? 'en', () => messages.group_title(group)),
        message: text,
        bell_only: true,
      });
  }
}
