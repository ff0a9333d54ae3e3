import { BRAND } from '@ayana/contracts/brand';
import type { MailTransport } from './mail-transport.js';
import { messageId } from './message-id.js';
import type { MessagingSettings } from './messaging.settings.js';
import { TextGateway, type TextMessage } from './text-gateway.js';

const CHANNEL_NAMES: Readonly<Record<TextMessage['channel'], string>> = { sms: 'SMS', whatsapp: 'WhatsApp' };

/**
 * Sends texts through a carrier that takes them by mail: `254712000000@sms.<domain>`, with the words as its plain text. `npm start` sets the
 * domain of its mail sink, so texts are seen there as mails are. A text that is sent again has the same Message-ID.
 */
export class MailTextGateway extends TextGateway {
  constructor(
    private readonly transport: MailTransport,
    private readonly settings: MessagingSettings,
    private readonly domain: string,
  ) {
    super();
  }

  override async send({ id, channel, to, text }: TextMessage): Promise<void> {
    const address = `${to.replace(/\D/g, '')}@${channel}.${this.domain}`;
    await this.transport.sendSoon({
      from: { name: BRAND.name, address: this.settings.from },
      to: address,
      envelope: { from: this.settings.from, to: address },
      subject: CHANNEL_NAMES[channel],
      messageId: messageId(`text:${id}`, this.domain),
      headers: { 'Auto-Submitted': 'auto-generated' },
      text,
    });
  }
}
