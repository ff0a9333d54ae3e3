import { Module } from '@nestjs/common';
import { ActivityModule } from '../activity/index.js';
import { AppointmentsModule } from '../appointments/index.js';
import { DoctorsModule } from '../doctors/index.js';
import { NotificationsModule } from '../notifications/index.js';
import { DoctorHoursController } from './doctor-hours.controller.js';
import { DoctorHoursNotices } from './doctor-hours.notices.js';
import { DoctorHoursService } from './doctor-hours.service.js';
import { HospitalDoctorHoursController } from './hospital-doctor-hours.controller.js';

@Module({
  imports: [ActivityModule, AppointmentsModule, DoctorsModule, NotificationsModule],
  controllers: [DoctorHoursController, HospitalDoctorHoursController],
  providers: [DoctorHoursService, DoctorHoursNotices],
})
export class DoctorHoursModule {}
