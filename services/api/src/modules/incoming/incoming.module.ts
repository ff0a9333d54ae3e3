import { Module } from '@nestjs/common';
import { DatabaseModule } from '../../platform/database/database.module.js';
import { ActivityModule } from '../activity/index.js';
import { MessagesModule } from '../messages/index.js';
import { MessagingModule } from '../messaging/index.js';
import { RecordsModule } from '../records/index.js';
import { Deposits } from './deposits.js';
import { IncomingCleanupJob } from './incoming-cleanup.job.js';
import { IncomingEvents } from './incoming-events.js';
import { IncomingHandling } from './incoming-handling.service.js';
import { IncomingMessageSchema, WebhookDeliverySchema } from './incoming-message.entity.js';
import { IncomingController } from './incoming.controller.js';
import { IncomingMessages } from './incoming.service.js';
import { MailboxJob } from './mail/mailbox.job.js';
import { Placing } from './placing.js';
import { WebhookSignatures } from './webhook-signatures.js';
import { WebhooksController } from './webhooks.controller.js';
import { Webhooks } from './webhooks.service.js';

@Module({
  imports: [
    DatabaseModule.forFeature(IncomingMessageSchema, WebhookDeliverySchema),
    ActivityModule,
    MessagesModule,
    MessagingModule,
    RecordsModule,
  ],
  controllers: [IncomingController, WebhooksController],
  providers: [
    Deposits,
    IncomingCleanupJob,
    IncomingEvents,
    IncomingHandling,
    IncomingMessages,
    MailboxJob,
    Placing,
    WebhookSignatures,
    Webhooks,
  ],
})
export class IncomingModule {}
