import { quietUntil } from '@ayana/contracts/notifications';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock.js';
import { Config } from '../../../platform/config/config.js';
import { Database, type EntityManager } from '../../../platform/database/database.js';
import { JobsService } from '../../../platform/jobs/index.js';
import { inLanguage } from '../../../platform/languages/current-language.js';
import { type MailRequest, MessagingService } from '../../messaging/index.js';
import { type DueNotification, readDueNotification } from './due-notification.js';

/**
 * Brings a notification to its reader by mail and text, as they chose. What is chosen counts when it is sent, not when it was written: in
 * quiet hours it waits for their end, and what was read in the meantime is not sent. It may run twice for one notification: each mail and
 * each text is queued once.
 */
@Injectable()
export class NotificationDelivery implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly config: Config,
    private readonly jobs: JobsService,
    private readonly messaging: MessagingService,
  ) {}

  onModuleInit(): void {
    this.jobs.work('notifications.deliver', ({ id }) => this.database.write((em) => this.deliver(em, id)));
  }

  async deliver(em: EntityManager, id: string): Promise<void> {
    const due = await readDueNotification(em, id, this.clock.now());
    if (due === null || due.is_read) return;
    if (due.mail_to === null && due.text_to === null) return;
    const until = quietUntil(due.quiet_hours, this.clock.now());
    if (until !== null) {
      await this.jobs.sendAt(em, 'notifications.deliver', { id }, until);
      return;
    }
    await this.queueMail(em, due);
    await this.queueText(em, due);
  }

  private async queueMail(em: EntityManager, due: DueNotification): Promise<void> {
    const { id, journey_id, name, kind, title, message, path, mail_to, mail } = due;
    if (mail_to === null) return;
    if (mail !== null) {
      await this.messaging.queueMail(em, { ...mail, journey_id, to: mail_to } as MailRequest);
      return;
    }
    await this.messaging.queueMail(em, {
      template: 'notification',
      journey_id,
      to: mail_to,
      data: { id, name, kind, title, message, path },
      dedupe_key: `notification:${id}:mail`,
    });
  }

  private async queueText(
    em: EntityManager,
    { id, title, path, case_number, text_to, language }: DueNotification,
  ): Promise<void> {
    if (text_to === null) return;
    const data = { title: [title, case_number].filter(Boolean).join(' · '), url: this.config.publicOrigin + path };
    await inLanguage(language, () =>
      this.messaging.queueText(em, {
        channel: 'sms',
        to: text_to,
        template: 'notification',
        data,
        dedupe_key: `notification:${id}:text`,
      }),
    );
  }
}
