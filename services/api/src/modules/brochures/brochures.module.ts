import { Module } from '@nestjs/common';
import { MessagingModule } from '../messaging/index.js';
import { BrochureRenderer } from './brochure-rendering.service.js';
import { BrochuresController } from './brochures.controller.js';
import { BrochuresService } from './brochures.service.js';

@Module({
  imports: [MessagingModule],
  controllers: [BrochuresController],
  providers: [BrochuresService, BrochureRenderer],
})
export class BrochuresModule {}
