import {
  DEFAULT_CHANNELS,
  type NotificationKind,
  notificationKindsOf,
  type NotificationPreferences as NotificationPreferencesAnswer,
} from '@ayana/contracts/notifications';
import type { ConsentSource } from '@ayana/contracts/consents';
import { Injectable } from '@nestjs/common';
import { refusedFields } from '../../../platform/app-error.js';
import { Clock } from '../../../platform/clock/clock.js';
import { Database, type EntityManager, isoTime, within } from '../../../platform/database/database.js';
import type { CurrentUser } from '../../../platform/http/access/access.js';
import { ConsentHistory } from '../../consent-history/index.js';
import { PREFERENCE_MESSAGES as messages } from './messages.js';
import { QuietHoursRow } from './preference.entity.js';
import type { ChannelChangesDto, QuietHoursDto } from './preferences.dto.js';

/** How each person wants to hear of notifications. Every call is about the caller's own. */
@Injectable()
export class NotificationPreferences {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly history: ConsentHistory,
  ) {}

  async read({ id, role }: CurrentUser): Promise<NotificationPreferencesAnswer> {
    const database = this.database.read();
    const [person, chosen, quiet, pause] = await Promise.all([
      database
        .selectFrom('users')
        .select(['email', 'email_verified_at', 'phone'])
        .where('id', '=', id)
        .executeTakeFirstOrThrow(),
      database.selectFrom('notification_preferences').selectAll().where('user_id', '=', id).execute(),
      database.selectFrom('quiet_hours').selectAll().where('user_id', '=', id).executeTakeFirst(),
      database.selectFrom('notification_pauses').select('until').where('user_id', '=', id).executeTakeFirst(),
    ]);
    return {
      email: person.email,
      email_confirmed: person.email_verified_at !== null,
      phone: person.phone ?? null,
      channels: notificationKindsOf(role).map((kind) => {
        const { mail, text } = chosen.find((row) => row.kind === kind) ?? DEFAULT_CHANNELS;
        return { kind, mail, text };
      }),
      quiet_hours:
        quiet === undefined ? null : { from: quiet.from_time, until: quiet.until_time, time_zone: quiet.time_zone },
      paused: pause !== undefined && isPaused(pause, this.clock.now()) ? { until: untilText(pause) } : null,
    };
  }

  /** @throws AppError `invalid_fields` for texts without a phone number */
  async choose(
    user: CurrentUser,
    kind: NotificationKind,
    changes: ChannelChangesDto,
  ): Promise<NotificationPreferencesAnswer> {
    await this.database.write(async (em) => {
      if (changes.text === true && !(await hasPhone(em, user.id)))
        throw refusedFields([{ field: 'text', message: messages.phone_missing }]);
      await this.change(em, user.id, kind, changes, 'account');
    });
    return this.read(user);
  }

  /** Changes the channels of a kind and records what the person agreed to; repeating it records nothing. */
  async change(
    em: EntityManager,
    userId: string,
    kind: NotificationKind,
    changes: ChannelChangesDto,
    source: ConsentSource,
  ): Promise<void> {
    const before = await this.lock(em, userId, kind);
    const after = { mail: changes.mail ?? before.mail, text: changes.text ?? before.text };
    await within(em)
      .updateTable('notification_preferences')
      .set({ ...after, updated_at: this.clock.now() })
      .where('user_id', '=', userId)
      .where('kind', '=', kind)
      .execute();
    const changed = (['mail', 'text'] as const).filter((channel) => before[channel] !== after[channel]);
    await this.history.add(
      em,
      changed.map((channel) => ({
        user_id: userId,
        subject: `notification_${channel}` as const,
        topic: kind,
        given: after[channel],
        source,
      })),
    );
  }

  /** @throws AppError `invalid_fields` for hours that end when they begin */
  async setQuietHours(
    user: CurrentUser,
    { from, until, time_zone }: QuietHoursDto,
  ): Promise<NotificationPreferencesAnswer> {
    if (from === until) throw refusedFields([{ field: 'until', message: messages.same_time }]);
    const hours = { from_time: from, until_time: until, time_zone, updated_at: this.clock.now() };
    await this.database.write((em) =>
      within(em)
        .insertInto('quiet_hours')
        .values({ user_id: user.id, ...hours })
        .onConflict((conflict) => conflict.column('user_id').doUpdateSet(hours))
        .execute(),
    );
    return this.read(user);
  }

  async endQuietHours(user: CurrentUser): Promise<NotificationPreferencesAnswer> {
    await this.database.write((em) => em.nativeDelete(QuietHoursRow, { user_id: user.id }));
    return this.read(user);
  }

  /** The channels of a kind, locked: two changes at once are made one after the other. */
  private async lock(em: EntityManager, userId: string, kind: NotificationKind) {
    const database = within(em);
    await database
      .insertInto('notification_preferences')
      .values({ user_id: userId, kind, ...DEFAULT_CHANNELS, updated_at: this.clock.now() })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    return database
      .selectFrom('notification_preferences')
      .select(['mail', 'text'])
      .where('user_id', '=', userId)
      .where('kind', '=', kind)
      .forUpdate()
      .executeTakeFirstOrThrow();
  }
}

async function hasPhone(em: EntityManager, id: string): Promise<boolean> {
  const row = await within(em).selectFrom('users').select('phone').where('id', '=', id).executeTakeFirst();
  return Boolean(row?.phone);
}

const isPaused = ({ until }: { until: Date | string | null | undefined }, now: Date): boolean =>
  !until || new Date(until) > now;

const untilText = ({ until }: { until: Date | string | null | undefined }): string | null =>
  until ? isoTime(until) : null;
