import { Injectable } from '@nestjs/common';
import { type EntityManager, within } from '../../platform/database/database.js';
import type { CurrentUser } from '../../platform/http/access/access.js';
import { inLanguage } from '../../platform/languages/current-language.js';
import { Realtime } from '../../platform/realtime/realtime.js';
import { NotificationsService } from '../notifications/index.js';
import type { OwnDoctor } from './doctor-hours.queries.js';
import { HOURS_MESSAGES } from './messages.js';

const OWN_HOURS = '/doctor-portal/hours';

/** Who hears that hours were changed: open pages of the doctor, and their bell where the hospital did it. */
@Injectable()
export class DoctorHoursNotices {
  constructor(
    private readonly notifications: NotificationsService,
    private readonly realtime: Realtime,
  ) {}

  async changed(em: EntityManager, user: CurrentUser, { id, user_id }: OwnDoctor): Promise<void> {
    const tables = within(em);
    if (user_id === null) return;
    this.realtime.publish(em, { type: 'doctor_hours.updated', data: { doctor_id: id } }, { user_ids: [user_id] });
    if (user_id === user.id) return;
    const people = await tables
      .selectFrom('users')
      .select(['id', 'name', 'language'])
      .where('id', 'in', [user_id, user.id])
      .execute();
    const nameOf = people.find((person) => person.id === user.id)?.name ?? '';
    const doctor = people.find((person) => person.id === user_id);
    if (doctor === undefined) return;
    const words = inLanguage(doctor.language, () => ({
      title: HOURS_MESSAGES.notice.title,
      message: HOURS_MESSAGES.notice.message(nameOf),
    }));
    await this.notifications.notify(em, {
      ...words,
      patient_id: user_id,
      kind: 'work_changed',
      path: OWN_HOURS,
      bell_only: true,
    });
  }
}
