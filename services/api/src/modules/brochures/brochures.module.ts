import { Module } from '@nestjs/common';
import { DatabaseModule } from '../../platform/database/database.module.js';
import { BrochureRequestSchema } from './brochure-request.entity.js';
import { MessagingModule } from '../messaging/index.js';
import { BrochureRenderer } from './brochure-rendering.service.js';
import { BrochuresController } from './brochures.controller.js';
import { BrochuresService } from './brochures.service.js';

@Module({
  imports: [DatabaseModule.forFeature(BrochureRequestSchema), MessagingModule],
  controllers: [BrochuresController],
  providers: [BrochuresService, BrochureRenderer],
})
export class BrochuresModule {}
