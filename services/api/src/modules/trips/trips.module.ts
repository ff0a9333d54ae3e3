import { Module } from '@nestjs/common';
import { DatabaseModule } from '../../platform/database/database.module.js';
import { ActivityModule } from '../activity/index.js';
import { JourneysModule } from '../journeys/index.js';
import { MessagingModule } from '../messaging/index.js';
import { NotificationsModule } from '../notifications/index.js';
import { OffersModule } from '../offers/index.js';
import { RecordsModule } from '../records/index.js';
import { ResourcesModule } from '../resources/index.js';
import { WorkModule } from '../work/index.js';
import { CheckInAnswering } from './check-ins/check-in-answers.service.js';
import { CheckInSchema } from './check-ins/check-in.entity.js';
import { CheckInJob } from './check-ins/check-in.job.js';
import { CheckInsController } from './check-ins/check-ins.controller.js';
import { CheckIns } from './check-ins/check-ins.service.js';
import { LetterTasks } from './letters/letter-tasks.js';
import { LettersController } from './letters/letters.controller.js';
import { Letters } from './letters/letters.service.js';
import { MaskedCopies } from './letters/masked-copies.service.js';
import { VisaLetterSchema } from './letters/visa-letter.entity.js';
import { ArrivalNeeds } from './travel/arrival-needs.js';
import { FamilyMails } from './travel/family-mails.js';
import { FlightReports } from './travel/flight-reports.service.js';
import { LegBookings } from './travel/leg-bookings.service.js';
import { LegChanges } from './travel/leg-changes.js';
import { LegPartners } from './travel/leg-partners.js';
import { ManifestFeedsController } from './travel/manifest-feeds.controller.js';
import { ManifestFeeds } from './travel/manifest-feeds.service.js';
import { Manifests } from './travel/manifests.service.js';
import { MovedLegs } from './travel/moved-legs.js';
import { TravelEvents } from './travel/travel-events.js';
import { TravelFeeds } from './travel/travel-feeds.service.js';
import { TravelLegs } from './travel/travel-legs.service.js';
import { TravelPlanSchema } from './travel/travel-plan.entity.js';
import { TravelController } from './travel/travel.controller.js';
import { TripChanges } from './travel/trip-changes.js';
import { TripClashes } from './travel/trip-clashes.js';
import { WithdrawnTrip } from './travel/withdrawn-trip.js';
import { VisaApplicationSchema } from './visa/visa-application.entity.js';
import { VisaApplications } from './visa/visa-applications.service.js';
import { VisaAppointments } from './visa/visa-appointments.js';
import { VisaController } from './visa/visa.controller.js';

/** The way to the hospital and back: travel, visa and its letters, check-ins afterwards. */
@Module({
  imports: [
    DatabaseModule.forFeature(CheckInSchema, TravelPlanSchema, VisaApplicationSchema, VisaLetterSchema),
    ActivityModule,
    JourneysModule,
    MessagingModule,
    NotificationsModule,
    OffersModule,
    RecordsModule,
    ResourcesModule,
    WorkModule,
  ],
  controllers: [CheckInsController, LettersController, ManifestFeedsController, TravelController, VisaController],
  providers: [
    ArrivalNeeds,
    CheckInAnswering,
    CheckInJob,
    CheckIns,
    FamilyMails,
    FlightReports,
    LegBookings,
    LegChanges,
    LegPartners,
    LetterTasks,
    Letters,
    MaskedCopies,
    ManifestFeeds,
    Manifests,
    MovedLegs,
    TravelEvents,
    TravelFeeds,
    TravelLegs,
    TripChanges,
    TripClashes,
    VisaApplications,
    VisaAppointments,
    WithdrawnTrip,
  ],
  exports: [FamilyMails, LetterTasks, TravelLegs],
})
export class TripsModule {}
