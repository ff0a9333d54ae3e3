import { Module } from '@nestjs/common';
import { PartnerHospitalsController } from './partner-hospitals.controller.js';
import { PartnerHospitalsService } from './partner-hospitals.service.js';

@Module({
  controllers: [PartnerHospitalsController],
  providers: [PartnerHospitalsService],
  exports: [PartnerHospitalsService],
})
export class PartnerHospitalsModule {}
