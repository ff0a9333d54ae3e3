import { Module } from '@nestjs/common';
import { SearchModule } from '../search/index.js';
import { DoctorCounts } from './directory/doctor-counts.service.js';
import { DoctorsController } from './doctors.controller.js';
import { DoctorsService } from './doctors.service.js';
import { DoctorDirectory } from './directory/doctor-directory.service.js';

@Module({
  imports: [SearchModule],
  controllers: [DoctorsController],
  providers: [DoctorCounts, DoctorDirectory, DoctorsService],
  exports: [DoctorDirectory, DoctorsService],
})
export class DoctorsModule {}
