import type { OverviewWork } from './assignments.ts';
import type { OverviewTask } from './case-parts.ts';
import type { CaseFact } from './facts.ts';
import type { PatientJourney } from './journeys.ts';
import type { RequestedTreatment } from './treatment-requests.ts';
import type { CalendarDay, Integer } from '../shapes/index.ts';

export interface OverviewPerson {
  name: string;
  /** An IANA name. */
  time_zone: string | null;
  phone: string | null;
}

export interface OverviewHospital {
  name: string;
  phone: string | null;
}

export interface CompletedStage {
  number: Integer;
  /** The name of the one who completed it. */
  completed_by: string;
}

/** What the first page of the patient's portal shows of a journey, in one answer for a slow line. */
export interface JourneyOverview {
  journey: PatientJourney;
  /** What has happened so far, the oldest first. */
  facts: CaseFact[];
  treatment: RequestedTreatment | null;
  case_manager: OverviewPerson | null;
  /** The chosen one. */
  hospital: OverviewHospital | null;
  completed: CompletedStage[];
  /** The open ones, the first due first. */
  tasks: OverviewTask[];
  /** Work of others that is not over, the first due first. */
  work: OverviewWork[];
  /** When the patient is asked the next time how they are; null where no check-in is to come. */
  next_check_in_on: CalendarDay | null;
}
