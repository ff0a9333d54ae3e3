import { INDIA_ZONE } from '@ayana/contracts/places';
import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { type EntityManager, within } from '../../../platform/database/database.js';
import { dayText } from '../../../platform/typesetting/paper-dates.js';
import type { MemberAbsenceRow } from '../../absences/index.js';
import { WorkNotices } from '../../notifications/index.js';
import { isStaff } from '../groups/held-work.js';
import { COLLEAGUE_MESSAGES as messages } from '../messages.js';

/** Says to a deputy by bell and mail that they cover, and that they no longer do. */
@Injectable()
export class AbsenceNotices {
  constructor(private readonly notices: WorkNotices) {}

  /** It has begun: said once. */
  async begun(em: EntityManager, absence: MemberAbsenceRow, now: Date): Promise<void> {
    absence.begun_at = now;
    await em.flush();
    const { user_id, deputy_id } = absence;
    const { rows } = await sql<{ name: string; until: string }>`
      select coalesce(person.name, '') as name,
        ((${absence.until_at}::timestamptz - interval '1 minute') at time zone ${INDIA_ZONE})::date::text as until
      from users person where person.id = ${user_id}`.execute(within(em));
    const [away] = rows;
    if (away === undefined || !(await isColleague(em, deputy_id))) return;
    await this.notices.informPerson(em, deputy_id, {
      kind: 'work_new',
      page: '/service-requests',
      texts: () => ({
        title: messages.cover_title(away.name),
        message: messages.cover_text(away.name, dayText(away.until)),
      }),
    });
  }

  /** @param actor_id who ended it: they know */
  async ended(
    em: EntityManager,
    { user_id, deputy_id }: Pick<MemberAbsenceRow, 'user_id' | 'deputy_id'>,
    actor_id: string,
  ): Promise<void> {
    if (deputy_id === actor_id || !(await isColleague(em, deputy_id))) return;
    const person = await within(em).selectFrom('users').select('name').where('id', '=', user_id).executeTakeFirst();
    const name = person?.name ?? '';
    await this.notices.informPerson(em, deputy_id, {
      kind: 'work_changed',
      page: '/service-requests',
      texts: () => ({ title: messages.cover_over_title(name), message: messages.cover_over_text(name) }),
    });
  }
}

async function isColleague(em: EntityManager, id: string): Promise<boolean> {
  const row = await within(em)
    .selectFrom('users as person')
    .select('person.id')
    .where('person.id', '=', id)
    .where(isStaff)
    .executeTakeFirst();
  return row !== undefined;
}
