import { BillEvents } from './bills/bill-events.js';
import { BillsController } from './bills/bills.controller.js';
import { Bills } from './bills/bills.service.js';
import { AdmissionsController } from './admissions/admissions.controller.js';
import { Admissions } from './admissions/admissions.service.js';
import { DischargesController } from './discharges/discharges.controller.js';
import { Discharges } from './discharges/discharges.service.js';
import { CaseNotices } from './case-notices.js';
import { CaseSheetController } from './case-sheet/case-sheet.controller.js';
import { CaseSheets } from './case-sheet/case-sheet.service.js';
import { CheckInAnswering } from './check-ins/check-in-answers.service.js';
import { CheckInJob } from './check-ins/check-in.job.js';
import { CheckInsController } from './check-ins/check-ins.controller.js';
import { CheckIns } from './check-ins/check-ins.service.js';
import { LettersController } from './letters/letters.controller.js';
import { LetterTasks } from './letters/letter-tasks.js';
import { Letters } from './letters/letters.service.js';
import { OpinionsController } from './opinions/opinions.controller.js';
import { OpinionPapers } from './opinions/opinion-papers.service.js';
import { Opinions } from './opinions/opinions.service.js';
import { Companions } from './people/companions.service.js';
import { PatientDetailsService } from './people/patient-details.service.js';
import { PeopleController } from './people/people.controller.js';
import { QuoteDecisions } from './quotes/quote-decisions.service.js';
import { QuoteEvents } from './quotes/quote-events.js';
import { QuoteLapseJob } from './quotes/quote-lapse.job.js';
import { QuotePapers } from './quotes/quote-papers.service.js';
import { QuoteQuestions } from './quotes/quote-questions.service.js';
import { QuotesController } from './quotes/quotes.controller.js';
import { Quotes } from './quotes/quotes.service.js';
import { RequestProgress } from './quotes/request-progress.js';
import { FlightReports } from './travel/flight-reports.service.js';
import { LegBookings } from './travel/leg-bookings.service.js';
import { LegChanges } from './travel/leg-changes.js';
import { LegPartners } from './travel/leg-partners.js';
import { CalendarFeeds } from './feeds/calendar-feeds.service.js';
import { ManifestFeedsController } from './travel/manifest-feeds.controller.js';
import { ManifestFeeds } from './travel/manifest-feeds.service.js';
import { Manifests } from './travel/manifests.service.js';
import { MovedLegs } from './travel/moved-legs.js';
import { TripClashes } from './travel/trip-clashes.js';
import { TravelEvents } from './travel/travel-events.js';
import { TravelFeeds } from './travel/travel-feeds.service.js';
import { TravelLegs } from './travel/travel-legs.service.js';
import { TripChanges } from './travel/trip-changes.js';
import { FamilyMails } from './people/family-mails.js';
import { VisaAppointments } from './visa/visa-appointments.js';
import { VisaApplications } from './visa/visa-applications.service.js';
import { VisaController } from './visa/visa.controller.js';
import { TravelController } from './travel/travel.controller.js';

/** Offers and care of a case: quotes, opinions, travel, check-ins, people. */
export const OFFER_CONTROLLERS = [
  AdmissionsController,
  DischargesController,
  BillsController,
  CaseSheetController,
  CheckInsController,
  LettersController,
  OpinionsController,
  PeopleController,
  QuotesController,
  ManifestFeedsController,
  TravelController,
  VisaController,
];
export const OFFER_PROVIDERS = [
  Admissions,
  Discharges,
  BillEvents,
  Bills,
  FamilyMails,
  TripChanges,
  CaseNotices,
  CaseSheets,
  CheckInAnswering,
  CheckInJob,
  CheckIns,
  Companions,
  OpinionPapers,
  Letters,
  LetterTasks,
  Opinions,
  PatientDetailsService,
  QuoteDecisions,
  QuoteEvents,
  QuoteLapseJob,
  QuotePapers,
  QuoteQuestions,
  Quotes,
  RequestProgress,
  TravelEvents,
  CalendarFeeds,
  TravelFeeds,
  TravelLegs,
  FlightReports,
  LegBookings,
  LegChanges,
  LegPartners,
  ManifestFeeds,
  Manifests,
  MovedLegs,
  TripClashes,
  VisaApplications,
  VisaAppointments,
];
