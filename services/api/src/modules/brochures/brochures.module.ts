import { Module } from '@nestjs/common';
import { MessagingModule } from '../messaging/index.js';
import { BrochurePress } from './brochure-press.service.js';
import { BrochuresController } from './brochures.controller.js';
import { BrochuresService } from './brochures.service.js';

@Module({
  imports: [MessagingModule],
  controllers: [BrochuresController],
  providers: [BrochuresService, BrochurePress],
})
export class BrochuresModule {}
