import { Module } from '@nestjs/common';
import { ActivityModule } from '../activity/index.js';
import { DoctorsModule } from '../doctors/index.js';
import { PartnerHospitalsModule } from '../partner-hospitals/index.js';
import { TreatmentsModule } from '../treatments/index.js';
import { RecommendationsController } from './recommendations.controller.js';
import { RecommendationsService } from './recommendations.service.js';
import { RecommendationsUpkeepController } from './upkeep/recommendations-upkeep.controller.js';
import { RecommendationsUpkeep } from './upkeep/recommendations-upkeep.service.js';

@Module({
  imports: [TreatmentsModule, PartnerHospitalsModule, DoctorsModule, ActivityModule],
  controllers: [RecommendationsController, RecommendationsUpkeepController],
  providers: [RecommendationsService, RecommendationsUpkeep],
})
export class RecommendationsModule {}
