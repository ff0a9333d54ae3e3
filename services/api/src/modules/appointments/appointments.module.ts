import { Module } from '@nestjs/common';
import { ActivityModule } from '../activity/index.js';
import { CasesModule } from '../cases/index.js';
import { DoctorsModule } from '../doctors/index.js';
import { InboxModule } from '../inbox/index.js';
import { JourneysModule } from '../journeys/index.js';
import { MessagingModule } from '../messaging/index.js';
import { NotificationsModule } from '../notifications/index.js';
import { AppointmentNotices } from './appointment-notices.service.js';
import { AppointmentsController } from './appointments.controller.js';
import { AppointmentsService } from './appointments.service.js';
import { BookedListController } from './booked-list.controller.js';
import { BookingService } from './booking.service.js';
import { GuestMails } from './guest-mails.js';
import { Holders } from './holders.js';
import { HoldsService } from './holds.service.js';
import { JoinLinks } from './join-links.service.js';
import { JourneyAppointments } from './journey-appointments.js';
import { OwnAppointmentsController } from './own-appointments.controller.js';
import { OwnAppointments } from './own-appointments.service.js';

@Module({
  imports: [
    ActivityModule,
    // What it does about a deleted account comes first: cases are locked before appointments.
    CasesModule,
    DoctorsModule,
    InboxModule,
    JourneysModule,
    MessagingModule,
    NotificationsModule,
  ],
  controllers: [AppointmentsController, BookedListController, OwnAppointmentsController],
  providers: [
    AppointmentNotices,
    AppointmentsService,
    BookingService,
    GuestMails,
    Holders,
    HoldsService,
    JoinLinks,
    JourneyAppointments,
    OwnAppointments,
  ],
  exports: [AppointmentNotices, BookingService, GuestMails],
})
export class AppointmentsModule {}
