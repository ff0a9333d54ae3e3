import { Module } from '@nestjs/common';
import { ApplicationsModule } from '../applications/index.js';
import { InboxModule } from '../inbox/index.js';
import { PartnershipsController } from './partnerships.controller.js';
import { PartnershipsService } from './partnerships.service.js';

@Module({
  imports: [ApplicationsModule, InboxModule],
  controllers: [PartnershipsController],
  providers: [PartnershipsService],
})
export class PartnershipsModule {}
