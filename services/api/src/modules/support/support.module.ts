import { Module } from '@nestjs/common';
import { DatabaseModule } from '../../platform/database/database.module.js';
import { SupportRequestSchema } from './support-request.entity.js';
import { InboxModule } from '../inbox/index.js';
import { SupportController } from './support.controller.js';
import { SupportService } from './support.service.js';

@Module({
  imports: [DatabaseModule.forFeature(SupportRequestSchema), InboxModule],
  controllers: [SupportController],
  providers: [SupportService],
})
export class SupportModule {}
