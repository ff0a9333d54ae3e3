import type { Id, Moment } from '../shapes/index.ts';
import type { LastEdit } from '../editing/index.ts';
import { defineMessages } from '../language/index.ts';
import type { Workflow } from '../workflow/index.ts';

/** How far the application for a visa is. */
export const VISA_STATES = ['collecting', 'applied', 'appointment', 'granted', 'refused'] as const;
export type VisaState = (typeof VISA_STATES)[number];

export const VISA_STATE_NAMES: Record<VisaState, string> = defineMessages('contracts/journey/visa-state-names', {
  collecting: 'Documents needed',
  applied: 'Applied',
  appointment: 'Appointment booked',
  granted: 'Granted',
  refused: 'Refused',
});

/**
 * Steps of an application. One that was refused may be sent again; some countries decide without an appointment. The API also looks at
 * whose application it is.
 */
export const VISA_WORKFLOW = {
  apply: { from: ['collecting', 'refused'], to: ['applied'], entry: 'patient_journeys', note: 'public' },
  appoint: { from: ['applied', 'appointment'], to: ['appointment'], entry: 'patient_journeys', note: 'public' },
  grant: { from: ['applied', 'appointment'], to: ['granted'], entry: 'patient_journeys', note: 'public' },
  refuse: { from: ['applied', 'appointment'], to: ['refused'], entry: 'patient_journeys', note: 'public' },
  /** What was entered was wrong: a step back. */
  collect: { from: ['applied'], to: ['collecting'], entry: 'patient_journeys', note: 'public' },
  reopen: { from: ['granted', 'refused'], to: ['applied'], entry: 'patient_journeys', note: 'public' },
} as const satisfies Workflow<VisaState, string>;
export type VisaStep = keyof typeof VISA_WORKFLOW;
export const VISA_STEPS = Object.keys(VISA_WORKFLOW) as VisaStep[];

/** Where and when the patient is expected at the visa centre: a part of the trip. */
export interface VisaAppointment {
  leg_id: Id;
  starts_at: Moment;
  /** IANA zone of the visa centre. */
  zone: string;
  place: string | null;
}

/** An application for a visa, by the work of the office that helps with it. Days are calendar days, as `2026-11-09`. */
export interface VisaApplication extends LastEdit {
  assignment_id: string;
  journey_id: string;
  status: VisaState;
  applied_on: string | null;
  reference: string | null;
  appointment: VisaAppointment | null;
  decided_on: string | null;
  visa_number: string | null;
  valid_until: string | null;
  /** The patient reads it. */
  refused_reason: string | null;
  /** 0 before the first step. */
  version: number;
}

export interface VisaApplications {
  /** One for each piece of work of a visa office. */
  items: VisaApplication[];
}
