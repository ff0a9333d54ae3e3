import { Injectable, Logger } from '@nestjs/common';
import type { TextChannel } from './outgoing-text.entity.js';

export interface TextMessage {
  readonly id: string;
  readonly channel: TextChannel;
  readonly template: string;
  /** As the person typed it. */
  readonly to: string;
  readonly text: string;
}

/**
 * The port for SMS and WhatsApp. A carrier's adapter extends it and is provided instead; it throws to be retried, and uses `id` as the
 * carrier's idempotency key.
 */
export abstract class TextGateway {
  abstract send(message: TextMessage): Promise<void>;
}

/** The default without a carrier: logs which message would have been sent. Number and text stay in `outgoing_texts`. */
@Injectable()
export class LoggingTextGateway extends TextGateway {
  private readonly logger = new Logger('Texts');

  override async send({ id, channel, template }: TextMessage): Promise<void> {
    this.logger.log({ id, channel, template }, 'No carrier is set: message logged, not sent');
  }
}
