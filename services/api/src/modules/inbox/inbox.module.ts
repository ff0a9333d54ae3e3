import { Module } from '@nestjs/common';
import { DatabaseModule } from '../../platform/database/database.module.js';
import { CaseRegisterModule } from '../case-register/index.js';
import { InboxItemSchema, InboxReadSchema, InboxTimelineSchema } from './inbox.entity.js';
import { ActivityModule } from '../activity/index.js';
import { MessagingModule } from '../messaging/index.js';
import { ConsultationRequestsController } from './consultation-requests.controller.js';
import { ConsultationRequestsService } from './consultation-requests.service.js';
import { FollowUpsJob } from './follow-ups.job.js';
import { InboxController } from './inbox.controller.js';
import { InboxGateway } from './inbox.gateway.js';
import { InboxIntake } from './inbox-intake.service.js';
import { InboxMails } from './inbox-mails.service.js';
import { InboxEvents } from './inbox-events.service.js';
import { InboxHandovers } from './inbox-handovers.service.js';
import { InboxLeads } from './inbox-leads.service.js';
import { InboxService } from './inbox.service.js';
import { InboxWorkflow } from './inbox-workflow.js';
import { MessageIntake } from './message-intake.service.js';
import { InboxSources } from './inbox-sources.js';

@Module({
  imports: [
    DatabaseModule.forFeature(InboxItemSchema, InboxReadSchema, InboxTimelineSchema),
    ActivityModule,
    CaseRegisterModule,
    MessagingModule,
  ],
  controllers: [InboxController, ConsultationRequestsController],
  providers: [
    ConsultationRequestsService,
    FollowUpsJob,
    InboxGateway,
    InboxIntake,
    InboxMails,
    InboxEvents,
    InboxHandovers,
    InboxLeads,
    InboxService,
    InboxSources,
    InboxWorkflow,
    MessageIntake,
  ],
  exports: [InboxIntake, InboxLeads, InboxService, InboxSources, InboxWorkflow, MessageIntake],
})
export class InboxModule {}
