import { Inject, Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import { createTransport } from 'nodemailer';
import { describeFailure } from '../../platform/logging/failure.js';
import { MESSAGING_SETTINGS, type MessagingSettings } from './messaging.settings.js';
import type { ComposedMail } from './compose-mail.js';

/** Keeps connections open between mails, so that a mail does not need a new handshake. */
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
      // A mail consists of strings only: nothing in it may make the server read a file or an address.
      disableFileAccess: true,
      disableUrlAccess: true,
    });
    // An idle connection that breaks is not an error; without a listener it would end the process.
    this.pool.on('error', (error: Error) => this.logger.warn({ failure: describeFailure(error) }, 'Mail server'));
  }

  /**
   * Sends a mail to the mail server.
   * @throws the error of the server or the network; `responseCode` is the SMTP code, if any
   */
  async send(mail: ComposedMail): Promise<void> {
    await this.pool.sendMail(mail);
  }

  onApplicationShutdown(): void {
    this.pool.close();
  }
}
