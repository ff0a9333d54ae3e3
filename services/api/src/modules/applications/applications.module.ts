import { Module } from '@nestjs/common';
import { InboxModule } from '../inbox/index.js';
import { MessagingModule } from '../messaging/index.js';
import { ApplicationIntake } from './application-intake.service.js';

@Module({ imports: [InboxModule, MessagingModule], providers: [ApplicationIntake], exports: [ApplicationIntake] })
export class ApplicationsModule {}
