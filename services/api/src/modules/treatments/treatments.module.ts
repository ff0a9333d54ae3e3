import { Module } from '@nestjs/common';
import { DatabaseModule } from '../../platform/database/database.module.js';
import { ActivityModule } from '../activity/index.js';
import { TreatmentCategoriesController } from './categories/categories.controller.js';
import { TreatmentCategories } from './categories/categories.service.js';
import { TreatmentsCsvController } from './csv/treatments-csv.controller.js';
import { TreatmentsCsv } from './csv/treatments-csv.service.js';
import { TreatmentCategorySchema, TreatmentSchema } from './treatment.entity.js';
import { SearchModule } from '../search/index.js';
import { TreatmentsController } from './treatments.controller.js';
import { TreatmentsService } from './treatments.service.js';
import { TreatmentUpkeepController } from './upkeep/upkeep.controller.js';
import { TreatmentUpkeep } from './upkeep/upkeep.service.js';

@Module({
  imports: [DatabaseModule.forFeature(TreatmentCategorySchema, TreatmentSchema), SearchModule, ActivityModule],
  controllers: [
    TreatmentsController,
    TreatmentsCsvController,
    TreatmentUpkeepController,
    TreatmentCategoriesController,
  ],
  providers: [TreatmentsService, TreatmentUpkeep, TreatmentCategories, TreatmentsCsv],
  exports: [TreatmentsService, TreatmentUpkeep],
})
export class TreatmentsModule {}
