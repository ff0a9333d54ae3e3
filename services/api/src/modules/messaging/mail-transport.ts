import { Inject, Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import { createTransport } from 'nodemailer';
import { describeFailure } from '../../platform/logging/failure.js';
import { MESSAGING_SETTINGS, type MessagingSettings } from './messaging.settings.js';
import type { ComposedMail } from './compose-mail.js';

/** Milliseconds of silence after which a mail that others wait for is given up: less than a statement of theirs may take. */
const SOON = 2500;

/** Keeps connections open between mails, so that a mail does not need a new handshake. */
@Injectable()
export class MailTransport implements OnApplicationShutdown {
  private readonly logger = new Logger('Mail');
  private readonly pool;
  private readonly quick;

  constructor(@Inject(MESSAGING_SETTINGS) settings: MessagingSettings) {
    const { smtpTimeout, smtpConnections } = settings;
    this.pool = this.connect(settings, smtpTimeout, smtpConnections);
    this.quick = this.connect(settings, Math.min(smtpTimeout, SOON), 2);
  }

  private connect({ smtpUrl }: MessagingSettings, timeout: number, connections: number) {
    const pool = createTransport({
      url: smtpUrl,
      pool: true,
      maxConnections: connections,
      maxMessages: 500,
      connectionTimeout: Math.min(timeout, 10_000),
      greetingTimeout: Math.min(timeout, 10_000),
      socketTimeout: timeout,
      dnsTimeout: Math.min(timeout, 10_000),
      // A mail consists of strings only: nothing in it may make the server read a file or an address.
      disableFileAccess: true,
      disableUrlAccess: true,
    });
    // An idle connection that breaks is not an error; without a listener it would end the process.
    pool.on('error', (error: Error) => this.logger.warn({ failure: describeFailure(error) }, 'Mail server'));
    return pool;
  }

  /**
   * Sends a mail to the mail server.
   * @throws the error of the server or the network; `responseCode` is the SMTP code, if any
   */
  async send(mail: ComposedMail): Promise<void> {
    await this.pool.sendMail(mail);
  }

  /** As `send`, for what others wait for: it gives up soon, and is tried again. */
  async sendSoon(mail: ComposedMail): Promise<void> {
    await this.quick.sendMail(mail);
  }

  onApplicationShutdown(): void {
    this.pool.close();
    this.quick.close();
  }
}
