import { Module } from '@nestjs/common';
import { DatabaseModule } from '../../platform/database/database.module.js';
import { TreatmentCategorySchema, TreatmentSchema } from './treatment.entity.js';
import { SearchModule } from '../search/index.js';
import { TreatmentsController } from './treatments.controller.js';
import { TreatmentsService } from './treatments.service.js';

@Module({
  imports: [DatabaseModule.forFeature(TreatmentCategorySchema, TreatmentSchema), SearchModule],
  controllers: [TreatmentsController],
  providers: [TreatmentsService],
  exports: [TreatmentsService],
})
export class TreatmentsModule {}
