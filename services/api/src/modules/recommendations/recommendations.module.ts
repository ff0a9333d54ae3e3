import { Module } from '@nestjs/common';
import { DoctorsModule } from '../doctors/index.js';
import { PartnerHospitalsModule } from '../partner-hospitals/index.js';
import { TreatmentsModule } from '../treatments/index.js';
import { RecommendationsController } from './recommendations.controller.js';
import { RecommendationsService } from './recommendations.service.js';

@Module({
  imports: [TreatmentsModule, PartnerHospitalsModule, DoctorsModule],
  controllers: [RecommendationsController],
  providers: [RecommendationsService],
})
export class RecommendationsModule {}
