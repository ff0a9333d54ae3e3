import { notificationKind, type NotificationKind } from '@ayana/contracts/notifications';
import { Injectable } from '@nestjs/common';
import { isUUID } from 'class-validator';
import { notFound } from '../../../platform/app-error.js';
import { Config } from '../../../platform/config/config.js';
import { Database, jsonOf } from '../../../platform/database/database.js';
import { permanentTokens } from '../../../platform/secrets/permanent-token.js';
import { sameText } from '../../../platform/secrets/same-text.js';
import { NotificationPreferences } from '../preferences/preferences.service.js';

/** Whose mails a link stops, and which. */
export interface StoppedMails {
  user_id: string;
  kind: NotificationKind;
  language: string;
}

/** The link of a notification's mail that stops mails of its kind, without signing in. */
@Injectable()
export class StopMails {
  constructor(
    private readonly config: Config,
    private readonly database: Database,
    private readonly preferences: NotificationPreferences,
  ) {}

  /** @throws AppError `not_found` for a link this product did not send, or whose account is gone */
  async find(token: string): Promise<StoppedMails> {
    const [id = ''] = token.split('.');
    const expected = permanentTokens(this.config.cookieSecret)('stop_notification_mails', id);
    if (!isUUID(id) || !sameText(token, expected)) throw notFound();
    const row = await this.database
      .read()
      .selectFrom('patient_notifications')
      .innerJoin('users', 'users.id', 'patient_id')
      .select(['patient_id', 'metadata', 'language'])
      .where('patient_notifications.id', '=', id)
      .executeTakeFirstOrThrow(notFound);
    return { user_id: row.patient_id, kind: notificationKind(jsonOf(row.metadata)), language: row.language };
  }

  /** Stops them; repeating it is not an error. */
  async stop(token: string): Promise<StoppedMails> {
    const found = await this.find(token);
    await this.database.write((em) =>
      this.preferences.change(em, found.user_id, found.kind, { mail: false }, 'mail_link'),
    );
    return found;
  }
}
