import { Module } from '@nestjs/common';
import { DatabaseModule } from '../../platform/database/database.module.js';
import { MessagingModule } from '../messaging/index.js';
import { NotificationsModule } from '../notifications/index.js';
import { AssignmentMessages } from './assignment-messages.js';
import { GuestMessages } from './guest-messages.js';
import { GuestNews } from './guest-news.js';
import { MessageReadSchema } from './message-read.entity.js';
import { MessageWriter } from './message-writer.js';
import { MessageSchema } from './message.entity.js';
import { OutsideAnswers } from './outside-answers.js';
import { OutsideMessages } from './outside-messages.js';
import { PatientMessages } from './patient-messages.js';
import { SenderConfirmations } from './sender-confirmations.service.js';
import { MessageTemplateSchema } from './templates/message-template.entity.js';
import { MessageTemplatesController } from './templates/message-templates.controller.js';
import { MessageTemplates } from './templates/message-templates.service.js';
import { ThreadEvents } from './thread-events.js';
import { ThreadSchema } from './thread.entity.js';
import { ThreadsController } from './threads.controller.js';
import { ThreadsGateway } from './threads.gateway.js';
import { Threads } from './threads.service.js';
import { UnreadMessagesJob } from './unread-messages.job.js';

/** The conversations of a case. */
@Module({
  imports: [
    DatabaseModule.forFeature(MessageReadSchema, MessageSchema, MessageTemplateSchema, ThreadSchema),
    MessagingModule,
    NotificationsModule,
  ],
  controllers: [ThreadsController, MessageTemplatesController],
  providers: [
    AssignmentMessages,
    GuestMessages,
    GuestNews,
    MessageTemplates,
    MessageWriter,
    OutsideAnswers,
    OutsideMessages,
    PatientMessages,
    SenderConfirmations,
    ThreadEvents,
    Threads,
    ThreadsGateway,
    UnreadMessagesJob,
  ],
  exports: [AssignmentMessages, GuestMessages, OutsideMessages, PatientMessages],
})
export class MessagesModule {}
