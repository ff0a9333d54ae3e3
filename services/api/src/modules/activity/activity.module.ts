import { Module } from '@nestjs/common';
import { ActivityController } from './activity.controller.js';
import { ActivityService } from './activity.service.js';
import { AuditTrail } from './audit-trail.js';

@Module({ controllers: [ActivityController], providers: [ActivityService, AuditTrail], exports: [AuditTrail] })
export class ActivityModule {}
