import { Injectable } from '@nestjs/common';
import type { PatientNotification } from '@ayana/contracts/realtime';
import type { Selectable } from 'kysely';
import type { Tables } from '../../platform/database/tables.js';
import { Clock, Ids } from '../../platform/clock/clock.js';
import { Database, type EntityManager, isoTime, within } from '../../platform/database/database.js';
import type { CurrentUser } from '../../platform/http/access/access.js';
import { keysetList, type ListPlan } from '../../platform/http/lists/keyset-list.js';
import { Realtime } from '../../platform/realtime/realtime.js';
import { LIST_DEFAULT, type NotificationsQueryDto, type PatientNotificationsPageDto } from './notifications.dto.js';

export interface NewNotification {
  patient_id: string;
  title: string;
  message: string;
  journey_id?: string | null;
  stage_number?: number | null;
  metadata?: Record<string, unknown>;
}

type Row = Selectable<Tables['patient_notifications']>;

const NOTIFICATIONS: ListPlan<Row, 'newest', object, null> = {
  id: 'id',
  sort: 'newest',
  sorts: { newest: { column: 'created_at', type: 'timestamptz', order: 'desc', of: (row) => row.created_at } },
  filters: {},
};

function shown(row: Row): PatientNotification {
  return {
    id: row.id,
    patient_id: row.patient_id,
    journey_id: row.journey_id ?? null,
    title: row.title,
    message: row.message,
    notification_type: row.notification_type,
    stage_number: row.stage_number ?? null,
    metadata: typeof row.metadata === 'string' ? (JSON.parse(row.metadata) as Record<string, unknown>) : row.metadata,
    is_read: row.is_read,
    read_at: row.read_at ? isoTime(row.read_at) : null,
    created_at: isoTime(row.created_at),
  };
}

/** A patient's notifications. Every query is limited to their owner. */
@Injectable()
export class NotificationsService {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly ids: Ids,
    private readonly realtime: Realtime,
  ) {}

  /** Writes a notification within the transaction of its cause. */
  async notify(em: EntityManager, { metadata = {}, ...notification }: NewNotification): Promise<PatientNotification> {
    const row = await within(em)
      .insertInto('patient_notifications')
      .values({
        ...notification,
        id: this.ids.next(),
        notification_type: 'journey_update',
        metadata,
        is_read: false,
        created_at: this.clock.now(),
      })
      // One statement: sockets hear of it a round trip earlier.
      .returningAll()
      .executeTakeFirstOrThrow();
    const data = shown(row);
    this.realtime.publish(
      em,
      { type: 'patient_notifications.inserted', data },
      { user_ids: [notification.patient_id] },
    );
    return data;
  }

  async list(
    user: CurrentUser,
    { limit = LIST_DEFAULT, cursor }: NotificationsQueryDto,
  ): Promise<PatientNotificationsPageDto> {
    const own = this.database.read().selectFrom('patient_notifications').selectAll().where('patient_id', '=', user.id);
    const { items, next_cursor } = await keysetList(own, NOTIFICATIONS, { limit, cursor }, null);
    return { items: items.map(shown), next_cursor };
  }

  async unreadCount(user: CurrentUser): Promise<number> {
    const row = await this.database
      .read()
      .selectFrom('patient_notifications')
      .select((build) => build.fn.countAll<string>().as('unread'))
      .where('patient_id', '=', user.id)
      .where('is_read', '=', false)
      .executeTakeFirstOrThrow();
    return Number(row.unread);
  }

  /**
   * Marks those of `ids` read that are the caller's and unread.
   * @returns how many were marked; other users' are ignored
   */
  markRead(user: CurrentUser, ids: readonly string[]): Promise<number> {
    if (ids.length === 0) return Promise.resolve(0);
    return this.database.write(async (em) => {
      const rows = await within(em)
        .updateTable('patient_notifications')
        .set({ is_read: true, read_at: this.clock.now() })
        .where('id', 'in', [...ids])
        .where('patient_id', '=', user.id)
        .where('is_read', '=', false)
        .returningAll()
        .execute();
      for (const row of rows) {
        this.realtime.publish(em, { type: 'patient_notifications.updated', data: shown(row) }, { user_ids: [user.id] });
      }
      return rows.length;
    });
  }
}
