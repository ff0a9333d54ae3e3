import { Module } from '@nestjs/common';
import { CspViolations } from './csp-violations.service.js';
import { SecurityEventsController } from './security-events.controller.js';
import { SecurityEventsService } from './security-events.service.js';

@Module({
  controllers: [SecurityEventsController],
  providers: [SecurityEventsService, CspViolations],
  exports: [SecurityEventsService],
})
export class SecurityEventsModule {}
