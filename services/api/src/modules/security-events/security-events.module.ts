import { Module } from '@nestjs/common';
import { SecurityEventsController } from './security-events.controller.js';
import { SecurityEventsService } from './security-events.service.js';

@Module({
  controllers: [SecurityEventsController],
  providers: [SecurityEventsService],
  exports: [SecurityEventsService],
})
export class SecurityEventsModule {}
