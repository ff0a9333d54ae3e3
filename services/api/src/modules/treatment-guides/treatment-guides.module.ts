import { Module } from '@nestjs/common';
import { DoctorsModule } from '../doctors/index.js';
import { TreatmentsModule } from '../treatments/index.js';
import { TreatmentGuidesController } from './treatment-guides.controller.js';
import { TreatmentGuidesService } from './treatment-guides.service.js';
import { GuideTextsController } from './upkeep/guide-texts.controller.js';
import { GuideTexts } from './upkeep/guide-texts.service.js';

@Module({
  imports: [DoctorsModule, TreatmentsModule],
  controllers: [TreatmentGuidesController, GuideTextsController],
  providers: [TreatmentGuidesService, GuideTexts],
})
export class TreatmentGuidesModule {}
