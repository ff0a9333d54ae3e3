import { Module } from '@nestjs/common';
import { InboxModule } from '../inbox/index.js';
import { MessagingModule } from '../messaging/index.js';
import { ContactService } from './contact.service.js';
import { GeneralInquiriesService } from './general-inquiries.service.js';
import { InquiriesController } from './inquiries.controller.js';

@Module({
  imports: [InboxModule, MessagingModule],
  controllers: [InquiriesController],
  providers: [ContactService, GeneralInquiriesService],
})
export class InquiriesModule {}
