import { Inject, Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import { createTransport } from 'nodemailer';
import { describeFailure } from '../../platform/logging/failure.js';
import { MESSAGING_SETTINGS, type MessagingSettings } from './messaging.settings.js';
import type { ComposedMail } from './compose-mail.js';

/** Connections are kept open between mails, so that a mail costs one exchange and not a handshake. */
@Injectable()
export class MailTransport implements OnApplicationShutdown {
  private readonly logger = new Logger('Mail');
  private readonly pool;

  constructor(@Inject(MESSAGING_SETTINGS) settings: MessagingSettings) {
    const { smtpTimeout, smtpConnections } = settings;
    this.pool = createTransport({
      url: settings.smtpUrl,
      pool: true,
      maxConnections: smtpConnections,
      maxMessages: 500,
      connectionTimeout: Math.min(smtpTimeout, 10_000),
      greetingTimeout: Math.min(smtpTimeout, 10_000),
      socketTimeout: smtpTimeout,
      dnsTimeout: Math.min(smtpTimeout, 10_000),
      // A mail is made of strings only: nothing in it may make the server read a file or an address.
      disableFileAccess: true,
      disableUrlAccess: true,
    });
    // A connection that breaks while idle is nobody's failure; without a listener it would be the process's.
    this.pool.on('error', (error: Error) => this.logger.warn({ failure: describeFailure(error) }, 'Mail server'));
  }

  /**
   * Hands a mail to the mail server.
   * @throws what the server or the network answered; `responseCode` is the SMTP code where there is one
   */
  async send(mail: ComposedMail): Promise<void> {
    await this.pool.sendMail(mail);
  }

  onApplicationShutdown(): void {
    this.pool.close();
  }
}
