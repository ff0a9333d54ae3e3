import { ENGLISH } from '@ayana/contracts/language';
import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { Clock } from '../../platform/clock/clock.js';
import { Database, type EntityManager } from '../../platform/database/database.js';
import { describeFailure } from '../../platform/logging/failure.js';
import { inLanguage } from '../../platform/languages/current-language.js';
import { JobsService } from '../../platform/jobs/jobs.service.js';
import { GuardedDelivery, subjectOf } from './guarded-delivery.js';
import { MESSAGING_SETTINGS, type MessagingSettings } from './messaging.settings.js';
import { OutgoingText } from './outgoing-text.entity.js';
import { TextGateway, type TextMessage } from './text-gateway.js';
import { textMessage } from './templates/texts.js';

/** Sends one SMS or WhatsApp message to the carrier, at least once. */
@Injectable()
export class TextDeliveryJob implements OnModuleInit {
  constructor(
    private readonly jobs: JobsService,
    private readonly database: Database,
    private readonly gateway: TextGateway,
    private readonly clock: Clock,
    private readonly guarded: GuardedDelivery,
    @Inject(MESSAGING_SETTINGS) private readonly settings: MessagingSettings,
  ) {}

  onModuleInit(): void {
    this.jobs.work(
      'messaging.text',
      ({ id }) => this.deliver(id),
      ({ id }) => this.giveUp(id),
    );
  }

  private async deliver(id: string): Promise<void> {
    const em = this.database.orm.em.fork();
    const text = await em.findOne(OutgoingText, { id, status: { $nin: ['sent', 'cancelled', 'withheld'] } });
    if (!text?.recipient || !text.data) return;
    const { channel, template, recipient: to, data, attempts } = text;
    const words = inLanguage(text.language ?? ENGLISH.tag, () => textMessage(template, data, this.settings));
    const message: TextMessage = { id, channel, template, to, text: words };
    const guard = this.guarded.of(template);
    try {
      if (guard === undefined) {
        await this.gateway.send(message);
        await this.record(em, text, 'sent');
      } else
        await this.guarded.deliver(guard, {
          subject_id: subjectOf(data) ?? '',
          send: () => this.gateway.send(message),
          record: (locked, status) => this.record(locked, text, status),
        });
    } catch (error) {
      await em.nativeUpdate(
        OutgoingText,
        { id, status: { $nin: ['sent', 'cancelled', 'withheld'] } },
        { attempts: attempts + 1, last_error: describeFailure(error) },
      );
      throw error;
    }
  }

  private record(em: EntityManager, { id, attempts }: OutgoingText, status: 'sent' | 'cancelled'): Promise<number> {
    return em.nativeUpdate(
      OutgoingText,
      { id },
      {
        status,
        attempts: attempts + 1,
        sent_at: status === 'sent' ? this.clock.now() : null,
        recipient: null,
        data: null,
        last_error: null,
      },
    );
  }

  private async giveUp(id: string): Promise<void> {
    await this.database.write(async (em) => {
      const text = await em.findOne(OutgoingText, { id, status: { $nin: ['sent', 'cancelled', 'withheld'] } });
      if (!text) return;
      text.status = 'failed';
      await em.flush();
      await this.guarded.of(text.template)?.failed(em, subjectOf(text.data) ?? '');
    });
  }
}
