import { Module } from '@nestjs/common';
import { DatabaseModule } from '../../platform/database/database.module.js';
import { AuditEntrySchema } from './audit-entry.entity.js';
import { ActivityController } from './activity.controller.js';
import { ActivityService } from './activity.service.js';
import { AuditTrail } from './audit-trail.js';

@Module({
  imports: [DatabaseModule.forFeature(AuditEntrySchema)],
  controllers: [ActivityController],
  providers: [ActivityService, AuditTrail],
  exports: [AuditTrail],
})
export class ActivityModule {}
