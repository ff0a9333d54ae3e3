import { MAIL_TYPE } from '@ayana/contracts/journey';
import { bodyRuleOf } from '@ayana/contracts/operation';
import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { ImapFlow } from 'imapflow';
import { Clock } from '../../../platform/clock/clock.js';
import { Config } from '../../../platform/config/config.js';
import { JobsService } from '../../../platform/jobs/index.js';
import { describeFailure } from '../../../platform/logging/failure.js';
import { IncomingMessages } from '../incoming.service.js';
import { readMail } from './mail-reading.js';

/** Where mails lie that were taken, and those that no server should have sent. */
const TAKEN = 'Taken';
const TOO_LARGE = 'Too large';
/** Mails of one run; the next goes on. */
const AT_ONCE = 50;
/** Days that originals stay in the mailbox. */
const KEPT_DAYS = 30;
const PATIENCE = 20_000;

/**
 * Reads the mailbox by IMAP. A mail is moved away only after what it says is committed: with the mailbox or the database down it stays, and
 * read twice it is known by its Message-ID. One mail that fails does not keep the others.
 */
@Injectable()
export class MailboxJob implements OnModuleInit {
  private readonly logger = new Logger('Mailbox');

  constructor(
    private readonly config: Config,
    private readonly clock: Clock,
    private readonly jobs: JobsService,
    private readonly incoming: IncomingMessages,
  ) {}

  onModuleInit(): void {
    this.jobs.work('incoming.mailbox', () => this.run());
  }

  async run(): Promise<void> {
    const { mailbox } = this.config.incoming;
    if (mailbox === null) return;
    const client = this.connectionTo(new URL(mailbox));
    // An error after the last command would end the process.
    client.on('error', (error: Error) => this.logger.warn({ failure: describeFailure(error) }, 'Mailbox'));
    await client.connect();
    try {
      await this.read(client, decodeURIComponent(new URL(mailbox).pathname.slice(1)) || 'INBOX');
    } finally {
      await client.logout().catch(() => client.close());
    }
  }

  private async read(client: ImapFlow, folder: string): Promise<void> {
    for (const each of [TAKEN, TOO_LARGE]) await client.mailboxCreate(each);
    const lock = await client.getMailboxLock(folder);
    const failures: unknown[] = [];
    try {
      const found = (await client.search({ all: true }, { uid: true })) || [];
      for (const uid of found.slice(0, AT_ONCE))
        await this.take(client, uid).catch((error: unknown) => {
          failures.push(error);
          this.logger.warn({ uid, failure: describeFailure(error) }, 'A mail was not taken; it stays in the mailbox');
        });
    } finally {
      lock.release();
    }
    await this.removeOld(client);
    if (failures.length > 0) throw new Error(`${failures.length} mails were not taken`, { cause: failures[0] });
  }

  private async take(client: ImapFlow, uid: number): Promise<void> {
    const head = await client.fetchOne(String(uid), { size: true }, { uid: true });
    // Taken by another process meanwhile.
    if (head === false) return;
    if ((head.size ?? 0) > bodyRuleOf(MAIL_TYPE).bytes) {
      this.logger.error({ uid, size: head.size }, 'A mail is too large to be taken');
      await client.messageMove(String(uid), TOO_LARGE, { uid: true });
      return;
    }
    const mail = await client.fetchOne(String(uid), { source: true }, { uid: true });
    if (mail === false || mail.source === undefined) return;
    await this.incoming.receive(await readMail(mail.source));
    await client.messageMove(String(uid), TAKEN, { uid: true });
  }

  private async removeOld(client: ImapFlow): Promise<void> {
    const lock = await client.getMailboxLock(TAKEN);
    try {
      const before = new Date(this.clock.now().getTime() - KEPT_DAYS * 24 * 60 * 60_000);
      const old = (await client.search({ before }, { uid: true })) || [];
      if (old.length > 0) await client.messageDelete(old, { uid: true });
    } finally {
      lock.release();
    }
  }

  private connectionTo({ protocol, hostname, port, username, password }: URL): ImapFlow {
    const secure = protocol === 'imaps:';
    return new ImapFlow({
      host: hostname,
      port: port === '' ? (secure ? 993 : 143) : Number(port),
      secure,
      // A password is never sent in the clear in production.
      ...(secure || !this.config.production ? {} : { doSTARTTLS: true }),
      auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) },
      logger: false,
      disableAutoIdle: true,
      connectionTimeout: PATIENCE,
      greetingTimeout: PATIENCE,
      socketTimeout: 2 * PATIENCE,
    });
  }
}
