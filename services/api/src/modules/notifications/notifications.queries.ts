import type { PatientNotificationsPage } from '@ayana/contracts/notifications';
import type { PatientNotification } from '@ayana/contracts/realtime';
import { type Kysely, type Selectable, sql } from 'kysely';
import { caseNumberOf } from '../../platform/http/lists/case-numbers.js';
import { isoTime, jsonOf } from '../../platform/database/database.js';
import type { Tables } from '../../platform/database/tables.js';
import { keysetList, type ListDefinition } from '../../platform/http/lists/keyset-list.js';
import { LIST_DEFAULT, type NotificationSort, type NotificationsQueryDto } from './notifications.dto.js';

export type NotificationRow = Selectable<Tables['patient_notifications']> & { case_number: string | null };
/** Of the journey it is about. */
export const NUMBER = caseNumberOf(sql.ref('patient_notifications.journey_id')).as('case_number');
/** `reading_order` puts unread ones first, each part newest first; the database computes it. */
type OrderedRow = NotificationRow & { reading_order: string };
type Filters = Pick<NotificationsQueryDto, 'stage'>;

const NOTIFICATIONS: ListDefinition<OrderedRow, NotificationSort, Filters, null> = {
  id: 'id',
  sort: 'newest',
  sorts: {
    newest: { column: 'created_at', type: 'timestamptz', order: 'desc', of: (row) => row.created_at },
    unread: { column: 'reading_order', type: 'bigint', order: 'desc', of: (row) => row.reading_order },
  },
  filters: { stage: (stage) => sql<boolean>`stage_number = ${stage}` },
};

/** A patient's notifications. */
export async function listNotifications(
  database: Kysely<Tables>,
  patientId: string,
  { limit = LIST_DEFAULT, ...query }: NotificationsQueryDto,
): Promise<PatientNotificationsPage> {
  const own = database
    .selectFrom('patient_notifications')
    .selectAll()
    .select(NUMBER)
    .select(sql<string>`reading_order`.as('reading_order'))
    .where('patient_id', '=', patientId);
  const { items, next_cursor } = await keysetList(own, NOTIFICATIONS, { limit, ...query }, null);
  return { items: items.map(shown), next_cursor };
}

/** A row as its patient gets it. */
export function shown(row: NotificationRow): PatientNotification {
  const { mail: _sent, ...metadata } = jsonOf(row.metadata);
  return {
    id: row.id,
    patient_id: row.patient_id,
    journey_id: row.journey_id ?? null,
    case_number: row.case_number,
    title: row.title,
    message: row.message,
    notification_type: row.notification_type,
    stage_number: row.stage_number ?? null,
    metadata,
    is_read: row.is_read,
    read_at: row.read_at ? isoTime(row.read_at) : null,
    created_at: isoTime(row.created_at),
  };
}
