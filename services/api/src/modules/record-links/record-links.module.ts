import { Module } from '@nestjs/common';
import { DatabaseModule } from '../../platform/database/database.module.js';
import { ActivityModule } from '../activity/index.js';
import { InboxModule } from '../inbox/index.js';
import { RecordLinkSchema } from './record-link.entity.js';
import { RecordLinksController } from './record-links.controller.js';
import { RecordLinks } from './record-links.service.js';

@Module({
  imports: [DatabaseModule.forFeature(RecordLinkSchema), ActivityModule, InboxModule],
  controllers: [RecordLinksController],
  providers: [RecordLinks],
  exports: [RecordLinks],
})
export class RecordLinksModule {}
