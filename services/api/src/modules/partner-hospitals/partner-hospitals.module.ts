import { Module } from '@nestjs/common';
import { DatabaseModule } from '../../platform/database/database.module.js';
import { PartnerHospitalSchema, PartnerSchema } from './partner-hospital.entity.js';
import { DoctorsModule } from '../doctors/index.js';
import { SearchModule } from '../search/index.js';
import { PartnerHospitalsController } from './partner-hospitals.controller.js';
import { PartnerHospitalsService } from './partner-hospitals.service.js';

@Module({
  imports: [DatabaseModule.forFeature(PartnerHospitalSchema, PartnerSchema), DoctorsModule, SearchModule],
  controllers: [PartnerHospitalsController],
  providers: [PartnerHospitalsService],
  exports: [PartnerHospitalsService],
})
export class PartnerHospitalsModule {}
