import { Module } from '@nestjs/common';
import { DatabaseModule } from '../../platform/database/database.module.js';
import { ActivityModule } from '../activity/index.js';
import { OutgoingWebhooks } from './outgoing-webhooks.js';
import { WebhookDeliveryJob } from './webhook-delivery.job.js';
import { OutgoingWebhookSchema, WebhookSchema } from './webhook.entity.js';
import { WebhooksController } from './webhooks.controller.js';
import { Webhooks } from './webhooks.service.js';

@Module({
  imports: [DatabaseModule.forFeature(WebhookSchema, OutgoingWebhookSchema), ActivityModule],
  controllers: [WebhooksController],
  providers: [OutgoingWebhooks, WebhookDeliveryJob, Webhooks],
  exports: [OutgoingWebhooks],
})
export class WebhooksModule {}
