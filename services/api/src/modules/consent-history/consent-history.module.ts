import { Module } from '@nestjs/common';
import { DatabaseModule } from '../../platform/database/database.module.js';
import { ConsentEntrySchema } from './consent-entry.entity.js';
import { ConsentHistoryController } from './consent-history.controller.js';
import { ConsentHistory } from './consent-history.service.js';

@Module({
  imports: [DatabaseModule.forFeature(ConsentEntrySchema)],
  controllers: [ConsentHistoryController],
  providers: [ConsentHistory],
  exports: [ConsentHistory],
})
export class ConsentHistoryModule {}
