import { patientHref } from '@ayana/contracts/journey';
import { randomUUID } from 'node:crypto';
import type { NotificationKind } from '@ayana/contracts/notifications';
import type { TestApi } from '../../../../test/support/api.js';
import { Database } from '../../../platform/database/database.js';
import { personOf } from '../../journeys/testing/case.js';
import { NotificationsService } from '../notifications.service.js';

/** A patient of a test, with what they get. */
export async function patientOf(api: TestApi) {
  const { id, email, token } = await personOf(api, 'patient');
  const call = <T = Record<string, unknown>>(method: string, path: string, body?: unknown) =>
    api.call<T>(method, path, { token, body });
  return {
    id,
    email,
    token,
    call,
    givePhone: () => api.database.rows(`update users set phone = '+254 712 000 000' where id = $1`, [id]),
    notify: (kind: NotificationKind, path = patientHref('quotes')) =>
      api.app.get(Database).write((em) =>
        api.app.get(NotificationsService, { strict: false }).notify(em, {
          patient_id: id,
          kind,
          path,
          title: `News ${randomUUID()}`,
          message: 'Compare it with the others.',
        }),
      ),
    mails: (notification: string) =>
      api.database.rows<{ data: { path: string }; recipient: string; language: string }>(
        'select recipient, data, language from outgoing_mails where dedupe_key = $1',
        [`notification:${notification}:mail`],
      ),
    texts: (notification: string) =>
      api.database.rows<{ data: { url: string }; recipient: string }>(
        'select recipient, data from outgoing_texts where dedupe_key = $1',
        [`notification:${notification}:text`],
      ),
  };
}
