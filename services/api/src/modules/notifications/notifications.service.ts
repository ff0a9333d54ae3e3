import { atJourney, LAST_STAGE } from '@ayana/contracts/journey';
import { Injectable } from '@nestjs/common';
import { isOwnPath, type NotificationKind, type PatientNotificationsPage } from '@ayana/contracts/notifications';
import type { PatientNotification } from '@ayana/contracts/realtime';
import { sql } from 'kysely';
import { Clock, Ids } from '../../platform/clock/clock.js';
import { Database, type EntityManager, within } from '../../platform/database/database.js';
import type { CurrentUser } from '../../platform/http/access/access.js';
import { JobsService } from '../../platform/jobs/index.js';
import { Realtime } from '../../platform/realtime/realtime.js';
import type { MailData } from '../messaging/index.js';
import type { NotificationsQueryDto } from './notifications.dto.js';
import { listNotifications, type NotificationRow, NUMBER, shown } from './notifications.queries.js';

/** A mail of its own template, which is sent in place of the general one. */
export type NoticeMail = {
  [T in keyof MailData]: { template: T; data: MailData[T]; dedupe_key: string };
}[keyof MailData];

export interface NewNotification {
  patient_id: string;
  /** What it is about: the patient chooses mail and text by kind. */
  kind: NotificationKind;
  /** The page of this site that it leads to, made by `patientHref`; it is about the journey. */
  path: string;
  /** Title and message in the patient's language. */
  title: string;
  message: string;
  journey_id?: string | null;
  /** The stage that the journey is at, when it is not given. */
  stage_number?: number | null;
  /** Its cause sends a mail of its own. */
  own_mail?: boolean;
  /** Its cause sends mail and text by itself: only the bell rings. */
  bell_only?: boolean;
  /** Stored beside `kind` and `path`. */
  metadata?: Record<string, unknown>;
}

/** What the bell shows each person. Every query is limited to their owner. */
@Injectable()
export class NotificationsService {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly ids: Ids,
    private readonly realtime: Realtime,
    private readonly jobs: JobsService,
  ) {}

  /**
   * Writes a notification within the transaction of its cause. Mail and text follow it as the patient chose (`delivery/`).
   * @throws Error for a path that is not a page of this site
   */
  async notify(
    em: EntityManager,
    {
      kind,
      path,
      own_mail = false,
      bell_only = false,
      metadata = {},
      journey_id = null,
      stage_number,
      ...notification
    }: NewNotification,
  ): Promise<PatientNotification> {
    if (!isOwnPath(path)) throw new Error(`A notification must lead to a page of this site: ${path}`);
    const row = await within(em)
      .insertInto('patient_notifications')
      .values({
        ...notification,
        stage_number: stage_number ?? (journey_id === null ? null : stageOf(journey_id)),
        journey_id,
        id: this.ids.next(),
        notification_type: 'journey_update',
        metadata: { ...metadata, kind, path: atJourney(path, journey_id), ...(own_mail ? { own_mail } : {}) },
        is_read: false,
        created_at: this.clock.now(),
      })
      // One statement: sockets hear of it a round trip earlier.
      .returningAll()
      .returning(NUMBER)
      .executeTakeFirstOrThrow();
    const data = shown(row);
    this.realtime.publish(
      em,
      { type: 'patient_notifications.inserted', data },
      { user_ids: [notification.patient_id] },
    );
    if (!bell_only) await this.jobs.send(em, 'notifications.deliver', { id: data.id });
    return data;
  }

  list(user: CurrentUser, query: NotificationsQueryDto): Promise<PatientNotificationsPage> {
    return listNotifications(this.database.read(), user.id, query);
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
        .returning(NUMBER)
        .execute();
      this.publishRead(em, user.id, rows);
      return rows.length;
    });
  }

  /** Marks what the bell says of one piece of work read, or one kind of it. */
  async markReadOf(em: EntityManager, userId: string, assignmentId: string, kind?: NotificationKind): Promise<void> {
    const rows = await within(em)
      .updateTable('patient_notifications')
      .set({ is_read: true, read_at: this.clock.now() })
      .where('patient_id', '=', userId)
      .where('is_read', '=', false)
      .where(sql<boolean>`metadata->>'assignment_id' = ${assignmentId}`)
      .$if(kind !== undefined, (query) => query.where(sql<boolean>`metadata->>'kind' = ${kind}`))
      .returningAll()
      .returning(NUMBER)
      .execute();
    this.publishRead(em, userId, rows);
  }

  private publishRead(em: EntityManager, userId: string, rows: readonly NotificationRow[]): void {
    for (const row of rows)
      this.realtime.publish(em, { type: 'patient_notifications.updated', data: shown(row) }, { user_ids: [userId] });
  }
}

/** The stage that follows the last completed one: news arrive while it is under way. */
const stageOf = (journey_id: string) => sql<number | null>`(
  select least(current_stage + 1, ${LAST_STAGE}) from patient_journeys where id = ${journey_id})`;
