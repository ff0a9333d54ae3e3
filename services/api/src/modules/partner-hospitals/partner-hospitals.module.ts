import { Module } from '@nestjs/common';
import { DoctorsModule } from '../doctors/index.js';
import { SearchModule } from '../search/index.js';
import { PartnerHospitalsController } from './partner-hospitals.controller.js';
import { PartnerHospitalsService } from './partner-hospitals.service.js';

@Module({
  imports: [DoctorsModule, SearchModule],
  controllers: [PartnerHospitalsController],
  providers: [PartnerHospitalsService],
  exports: [PartnerHospitalsService],
})
export class PartnerHospitalsModule {}
