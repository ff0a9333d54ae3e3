import type { components } from '@ayana/contracts/api';
import type { CaseMatch, TreatmentRequest } from '@ayana/contracts/journey';
import type { PatientNotification } from '@ayana/contracts/realtime';
import type { Part } from '@ayana/portal-kit';
import type { JourneyOption } from '../../../own-journey/own-journey';
import type { OwnAppointment } from '../../../talks/talks';
import type { Account } from './account';

export type OwnRequest = components['schemas']['ConsultationRequestDto'];
export type OwnQuestion = components['schemas']['OwnInquiryDto'];
export type Overview = components['schemas']['JourneyOverviewDto'];
export type OverviewTask = components['schemas']['OverviewTaskDto'];
export type OverviewWork = components['schemas']['OverviewWorkDto'];

/** What the first page shows; each part may be missing without the others. */
export interface HomeParts {
  account: Part<Account>;
  /** The newest journey with who works on it; null without one. */
  overview: Part<Overview | null>;
  /** Of the open journeys beside that one; empty where it is the only one. */
  others: Part<Overview[]>;
  /** Talks with a doctor at a booked time. */
  appointments: Part<OwnAppointment[]>;
  /** Requests for a treatment, newest first. */
  treatments: Part<TreatmentRequest[]>;
  /** Requests for a consultation, newest first. */
  requests: Part<OwnRequest[]>;
  /** Cases whose journey has not begun, newest first. */
  intake: Part<CaseMatch[]>;
  /** Questions from the contact form, newest first. */
  questions: Part<OwnQuestion[]>;
  /** Null for other roles: only patients have notifications. */
  notifications: Part<readonly PatientNotification[]> | null;
}

export interface HomeData extends HomeParts {
  /** Journeys to choose from. */
  options: JourneyOption[];
  /** When it was read, where the API cannot be reached now; else null. */
  asOf: string | null;
}
