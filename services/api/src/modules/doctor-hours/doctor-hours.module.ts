import { Module } from '@nestjs/common';
import { ActivityModule } from '../activity/index.js';
import { AppointmentsModule } from '../appointments/index.js';
import { DoctorsModule } from '../doctors/index.js';
import { DoctorHoursController } from './doctor-hours.controller.js';
import { DoctorHoursService } from './doctor-hours.service.js';

@Module({
  imports: [ActivityModule, AppointmentsModule, DoctorsModule],
  controllers: [DoctorHoursController],
  providers: [DoctorHoursService],
})
export class DoctorHoursModule {}
