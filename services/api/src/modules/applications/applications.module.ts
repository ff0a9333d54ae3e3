import { Module } from '@nestjs/common';
import { InboxModule } from '../inbox/index.js';
import { ApplicationIntake } from './application-intake.service.js';

@Module({ imports: [InboxModule], providers: [ApplicationIntake], exports: [ApplicationIntake] })
export class ApplicationsModule {}
