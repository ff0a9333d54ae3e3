import { Module } from '@nestjs/common';
import { DoctorsModule } from '../doctors/index.js';
import { InboxModule } from '../inbox/index.js';
import { MessagingModule } from '../messaging/index.js';
import { AppointmentNews } from './appointment-news.service.js';
import { AppointmentsController } from './appointments.controller.js';
import { AppointmentsService } from './appointments.service.js';
import { BookingService } from './booking.service.js';
import { Holders } from './holders.js';
import { HoldsService } from './holds.service.js';

@Module({
  imports: [DoctorsModule, InboxModule, MessagingModule],
  controllers: [AppointmentsController],
  providers: [AppointmentNews, AppointmentsService, BookingService, Holders, HoldsService],
  exports: [AppointmentNews, BookingService],
})
export class AppointmentsModule {}
