import { Module } from '@nestjs/common';
import { DatabaseModule } from '../../platform/database/database.module.js';
import { SecurityEventSchema } from './security-event.entity.js';
import { CspViolations } from './csp-violations.service.js';
import { SecurityEventsController } from './security-events.controller.js';
import { SecurityEventsService } from './security-events.service.js';

@Module({
  imports: [DatabaseModule.forFeature(SecurityEventSchema)],
  controllers: [SecurityEventsController],
  providers: [SecurityEventsService, CspViolations],
  exports: [SecurityEventsService],
})
export class SecurityEventsModule {}
