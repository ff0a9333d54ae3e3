import {
  DEFAULT_CHANNELS,
  notificationKind,
  type NotificationKind,
  notificationPlace,
  type QuietHours,
} from '@ayana/contracts/notifications';
import type { NoticeMail } from '../notifications.service.js';
import { type EntityManager, jsonOf, within } from '../../../platform/database/database.js';

/** A notification with what its reader chose for it. */
export interface DueNotification {
  /** In place of the general mail. */
  mail: NoticeMail | null;
  id: string;
  kind: NotificationKind;
  title: string;
  message: string;
  path: string;
  journey_id: string | null;
  /** Of that journey. */
  case_number: string | null;
  is_read: boolean;
  name: string;
  language: string;
  /** Null where the address is not confirmed, mails of this kind are off or all are paused, or its cause has sent a mail of its own. */
  mail_to: string | null;
  /** Null without a phone number, or where texts of this kind are off or all are paused. */
  text_to: string | null;
  quiet_hours: QuietHours | null;
}

/** Whether the person has paused mails and texts at this time. */
const isPaused = (row: { pause_user: string | null; pause_until: Date | string | null }, now: Date): boolean =>
  row.pause_user !== null && (row.pause_until === null || new Date(row.pause_until) > now);

const caseIn = ({ case_id }: Readonly<Record<string, unknown>>): string | null =>
  typeof case_id === 'string' ? case_id : null;

/** Null when the notification or its patient is gone. */
export async function readDueNotification(em: EntityManager, id: string, now: Date): Promise<DueNotification | null> {
  const database = within(em);
  const row = await database
    .selectFrom('patient_notifications as notification')
    .innerJoin('users as patient', 'patient.id', 'notification.patient_id')
    .leftJoin('quiet_hours as quiet', 'quiet.user_id', 'patient.id')
    .leftJoin('notification_pauses as pause', 'pause.user_id', 'patient.id')
    .leftJoin('patient_journeys as journey', 'journey.id', 'notification.journey_id')
    .select(['notification.journey_id', 'journey.case_number'])
    .select(['notification.id', 'title', 'message', 'metadata', 'is_read', 'notification.patient_id'])
    .select(['patient.name', 'patient.language', 'email', 'email_verified_at', 'phone'])
    .select(['pause.user_id as pause_user', 'pause.until as pause_until'])
    .select(['from_time', 'until_time', 'quiet.time_zone'])
    .where('notification.id', '=', id)
    .executeTakeFirst();
  if (row === undefined) return null;
  const metadata = jsonOf(row.metadata);
  const kind = notificationKind(metadata);
  const chosen =
    (await database
      .selectFrom('notification_preferences')
      .select(['mail', 'text'])
      .where('user_id', '=', row.patient_id)
      .where('kind', '=', kind)
      .executeTakeFirst()) ?? DEFAULT_CHANNELS;
  const isOpen = !isPaused(row, now);
  const { from_time: from, until_time: until, time_zone } = row;
  return {
    id,
    kind,
    title: row.title,
    message: row.message,
    path: notificationPlace(metadata, row.journey_id),
    // What is about work belongs to no journey of its reader; its mail is answered to the case.
    journey_id: row.journey_id ?? caseIn(metadata),
    mail: (metadata['mail'] as NoticeMail | undefined) ?? null,
    case_number: row.case_number,
    is_read: row.is_read,
    name: row.name,
    language: row.language,
    mail_to:
      isOpen && chosen.mail && row.email_verified_at !== null && metadata['own_mail'] !== true ? row.email : null,
    text_to: isOpen && chosen.text ? (row.phone ?? null) : null,
    quiet_hours: from === null || until === null || time_zone === null ? null : { from, until, time_zone },
  };
}
