import { Module } from '@nestjs/common';
import { DatabaseModule } from '../../platform/database/database.module.js';
import { CaseRegisterModule } from '../case-register/index.js';
import { InboxModule } from '../inbox/index.js';
import { MessagingModule } from '../messaging/index.js';
import { EnquiriesController } from './enquiries.controller.js';
import { Enquiries } from './enquiries.service.js';
import { StaffEnquirySchema } from './enquiry.entity.js';

@Module({
  imports: [DatabaseModule.forFeature(StaffEnquirySchema), CaseRegisterModule, InboxModule, MessagingModule],
  controllers: [EnquiriesController],
  providers: [Enquiries],
})
export class EnquiriesModule {}
