import type { INestApplicationContext } from '@nestjs/common';
import { Test } from '@nestjs/testing';
import { ClockModule } from '../../../platform/clock/clock.module.js';
import { readConfig } from '../../../platform/config/config.js';
import { ConfigModule } from '../../../platform/config/config.module.js';
import { Database } from '../../../platform/database/database.js';
import { DatabaseModule } from '../../../platform/database/database.module.js';
import { JobsModule } from '../../../platform/jobs/jobs.module.js';
import { MessagingModule } from '../messaging.module.js';
import { MESSAGING_SETTINGS, messagingSettings } from '../messaging.settings.js';
import { type MailRequest, MessagingService } from '../messaging.service.js';
import { OutgoingMail } from '../outgoing-mail.entity.js';
import { MAIL_SAMPLES } from '../samples/mail-samples.js';

export interface MailApplication {
  readonly app: INestApplicationContext;
  readonly database: Database;
  readonly messaging: MessagingService;
  /** Queues one mail in a transaction of its own. */
  queue(request: MailRequest): Promise<string | null>;
  /** Waits until no mail is queued any more; every mail is then sent or failed. */
  drained(limit?: number): Promise<void>;
}

/** The parts of the API that send mail, and nothing else. */
export async function startMailApplication(
  databaseUrl: string,
  smtpUrl: string,
  { runsJobs = true, smtpTimeout = 2000 } = {},
): Promise<MailApplication> {
  const config = readConfig({ DATABASE_URL: databaseUrl, SMTP_URL: smtpUrl, LOG_LEVEL: 'silent' });
  const module = await Test.createTestingModule({
    imports: [ConfigModule.of(config), ClockModule, DatabaseModule, JobsModule.register(runsJobs), MessagingModule],
  })
    .overrideProvider(MESSAGING_SETTINGS)
    .useValue({ ...messagingSettings(config), smtpTimeout })
    .compile();
  module.useLogger(false);
  const app = await module.init();
  const database = app.get(Database);
  const messaging = app.get(MessagingService);
  return {
    app,
    database,
    messaging,
    queue: (request) => database.write((em) => messaging.queueMail(em, request)),
    drained: async (limit = 300_000) => {
      const end = performance.now() + limit;
      for (;;) {
        const waiting = await database.orm.em.fork().count(OutgoingMail, { status: { $in: ['queued', 'sending'] } });
        if (waiting === 0) return;
        if (performance.now() > end) throw new Error(`${waiting} mails still wait after ${limit} ms`);
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
    },
  };
}

/** A mail that differs from others by its key. */
export function sampleMail(key: string, to = 'amina.otieno@example.com'): MailRequest {
  return { template: 'contact_acknowledgement', to, data: MAIL_SAMPLES.contact_acknowledgement, dedupe_key: key };
}
