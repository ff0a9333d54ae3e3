import { Module } from '@nestjs/common';
import { DatabaseModule } from '../../platform/database/database.module.js';
import { AuditEntrySchema } from './audit-entry.entity.js';
import { ActivityController } from './activity.controller.js';
import { ActivitySealJob } from './activity-seal.job.js';
import { ActivityService } from './activity.service.js';
import { AuditTrail } from './audit-trail.js';

@Module({
  imports: [DatabaseModule.forFeature(AuditEntrySchema)],
  controllers: [ActivityController],
  providers: [ActivitySealJob, ActivityService, AuditTrail],
  exports: [ActivitySealJob, AuditTrail],
})
export class ActivityModule {}
