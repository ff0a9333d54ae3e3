import { Module } from '@nestjs/common';
import { ActivityModule } from '../activity/index.js';
import { CaseRegisterModule } from '../case-register/index.js';
import { MessagesModule } from '../messages/index.js';
import { MessagingModule } from '../messaging/index.js';
import { RecordsModule } from '../records/index.js';
import { GuestCasesController } from './guest-cases.controller.js';
import { GuestCases } from './guest-cases.service.js';
import { GuestCodes } from './guest-codes.service.js';
import { GuestSessions } from './guest-sessions.service.js';
import { GuestUploadsController } from './guest-uploads.controller.js';
import { StaffLinksController } from './staff-links.controller.js';
import { StaffLinks } from './staff-links.service.js';

@Module({
  imports: [ActivityModule, CaseRegisterModule, MessagesModule, MessagingModule, RecordsModule],
  controllers: [GuestCasesController, GuestUploadsController, StaffLinksController],
  providers: [GuestCases, GuestCodes, GuestSessions, StaffLinks],
})
export class GuestCasesModule {}
