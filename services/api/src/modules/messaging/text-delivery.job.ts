import { ENGLISH } from '@ayana/contracts/language';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Clock } from '../../platform/clock/clock.js';
import { Database } from '../../platform/database/database.js';
import { describeFailure } from '../../platform/logging/failure.js';
import { inLanguage } from '../../platform/languages/current-language.js';
import { JobsService } from '../../platform/jobs/jobs.service.js';
import { OutgoingText } from './outgoing-text.entity.js';
import { TextGateway } from './text-gateway.js';
import { textMessage } from './templates/texts.js';

/** Sends one SMS or WhatsApp message to the carrier, at least once. */
@Injectable()
export class TextDeliveryJob implements OnModuleInit {
  constructor(
    private readonly jobs: JobsService,
    private readonly database: Database,
    private readonly gateway: TextGateway,
    private readonly clock: Clock,
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
    const text = await em.findOne(OutgoingText, { id, status: { $ne: 'sent' } });
    if (!text?.recipient || !text.data) return;
    const { channel, template, recipient: to, data, attempts } = text;
    try {
      await this.gateway.send({
        id,
        channel,
        template,
        to,
        text: inLanguage(text.language ?? ENGLISH.tag, () => textMessage(template, data)),
      });
    } catch (error) {
      await em.nativeUpdate(OutgoingText, { id }, { attempts: attempts + 1, last_error: describeFailure(error) });
      throw error;
    }
    await em.nativeUpdate(
      OutgoingText,
      { id },
      {
        status: 'sent',
        attempts: attempts + 1,
        sent_at: this.clock.now(),
        recipient: null,
        data: null,
        last_error: null,
      },
    );
  }

  private async giveUp(id: string): Promise<void> {
    await this.database.orm.em.fork().nativeUpdate(OutgoingText, { id, status: { $ne: 'sent' } }, { status: 'failed' });
  }
}
