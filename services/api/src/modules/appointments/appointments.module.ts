import { Module } from '@nestjs/common';
import { DoctorsModule } from '../doctors/index.js';
import { InboxModule } from '../inbox/index.js';
import { MessagingModule } from '../messaging/index.js';
import { AppointmentNotices } from './appointment-notices.service.js';
import { AppointmentsController } from './appointments.controller.js';
import { AppointmentsService } from './appointments.service.js';
import { BookedListController } from './booked-list.controller.js';
import { BookingService } from './booking.service.js';
import { Holders } from './holders.js';
import { HoldsService } from './holds.service.js';

@Module({
  imports: [DoctorsModule, InboxModule, MessagingModule],
  controllers: [AppointmentsController, BookedListController],
  providers: [AppointmentNotices, AppointmentsService, BookingService, Holders, HoldsService],
  exports: [AppointmentNotices, BookingService],
})
export class AppointmentsModule {}
