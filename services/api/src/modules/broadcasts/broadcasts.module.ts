import { Module } from '@nestjs/common';
import { DatabaseModule } from '../../platform/database/database.module.js';
import { ActivityModule } from '../activity/index.js';
import { MessagingModule } from '../messaging/index.js';
import { NewsletterModule } from '../newsletter/index.js';
import { NotificationsModule } from '../notifications/index.js';
import { IncidentsModule } from '../incidents/index.js';
import { Audiences } from './audience/audience.service.js';
import { BroadcastActs } from './broadcast-acts.service.js';
import { BroadcastPreviews } from './broadcast-previews.js';
import { BroadcastWorkflow } from './broadcast-workflow.js';
import { BroadcastEntrySchema, BroadcastMessageSchema, BroadcastSchema } from './broadcast.entity.js';
import { BroadcastsController } from './broadcasts.controller.js';
import { Broadcasts } from './broadcasts.js';
import { BroadcastsService } from './broadcasts.service.js';
import { BroadcastLinksController } from './links/broadcast-links.controller.js';
import { BroadcastLinks } from './links/broadcast-links.service.js';
import { BroadcastGuard } from './sending/broadcast-guard.js';
import { BroadcastSending } from './sending/broadcast-sending.js';
import { BroadcastsJob } from './sending/broadcasts.job.js';
import { BroadcastTemplateSchema } from './templates/broadcast-template.entity.js';
import { BroadcastTemplatesController } from './templates/broadcast-templates.controller.js';
import { BroadcastTemplatesService } from './templates/broadcast-templates.service.js';

@Module({
  imports: [
    DatabaseModule.forFeature(BroadcastSchema, BroadcastEntrySchema, BroadcastMessageSchema, BroadcastTemplateSchema),
    ActivityModule,
    IncidentsModule,
    MessagingModule,
    NewsletterModule,
    NotificationsModule,
  ],
  controllers: [BroadcastsController, BroadcastLinksController, BroadcastTemplatesController],
  providers: [
    Audiences,
    BroadcastActs,
    BroadcastGuard,
    BroadcastLinks,
    BroadcastPreviews,
    Broadcasts,
    BroadcastSending,
    BroadcastsJob,
    BroadcastsService,
    BroadcastTemplatesService,
    BroadcastWorkflow,
  ],
  exports: [Broadcasts],
})
export class BroadcastsModule {}
