import { Module } from '@nestjs/common';
import { DatabaseModule } from '../../platform/database/database.module.js';
import { DoctorApplicationSchema, PartnerApplicationSchema } from './applications.entity.js';
import { ApplicationsModule } from '../applications/index.js';
import { InboxModule } from '../inbox/index.js';
import { PartnershipsController } from './partnerships.controller.js';
import { PartnershipsService } from './partnerships.service.js';

@Module({
  imports: [
    DatabaseModule.forFeature(DoctorApplicationSchema, PartnerApplicationSchema),
    ApplicationsModule,
    InboxModule,
  ],
  controllers: [PartnershipsController],
  providers: [PartnershipsService],
})
export class PartnershipsModule {}
