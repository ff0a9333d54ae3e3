import { Module } from '@nestjs/common';
import { DatabaseModule } from '../../platform/database/database.module.js';
import { CaseRegisterModule } from '../case-register/index.js';
import { ContactMessageSchema, GeneralInquirySchema } from './inquiry.entity.js';
import { InboxModule } from '../inbox/index.js';
import { MessagingModule } from '../messaging/index.js';
import { RecordsModule } from '../records/index.js';
import { NotificationsModule } from '../notifications/index.js';
import { ContactService } from './contact.service.js';
import { GeneralInquiriesService } from './general-inquiries.service.js';
import { InquiriesController } from './inquiries.controller.js';

@Module({
  imports: [
    DatabaseModule.forFeature(ContactMessageSchema, GeneralInquirySchema),
    InboxModule,
    CaseRegisterModule,
    MessagingModule,
    NotificationsModule,
    RecordsModule,
  ],
  controllers: [InquiriesController],
  providers: [ContactService, GeneralInquiriesService],
})
export class InquiriesModule {}
