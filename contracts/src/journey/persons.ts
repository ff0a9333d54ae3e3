import type { InboxKind, InboxStatus } from '../inbox/states.ts';
import type { Id, Integer, Moment } from '../shapes/index.ts';
import type { CaseOrigin } from './case-sources.ts';
import type { CasePerson } from './cases.ts';
import type { JourneyState } from './journeys.ts';
import type { PriorityLevel, TreatmentRequestState } from './treatment-requests.ts';

/** Records of a person, at most; what is further away is left out. */
export const PERSON_RECORDS_MAX = 100;

/** Why a record is taken for one of the person: it was asked for, an address, a phone number, what was made of it, or the staff. */
export const PERSON_MATCHES = ['asked', 'email', 'phone', 'request', 'staff'] as const;
export type PersonMatch = (typeof PERSON_MATCHES)[number];

/** An enquiry of the person. */
export interface PersonEnquiry {
  id: Id;
  kind: InboxKind;
  status: InboxStatus;
  name: string;
  email: string;
  phone: string | null;
  country: string | null;
  treatment: string | null;
  received_at: Moment;
  due_at: Moment;
  assigned_to: CasePerson | null;
  match: PersonMatch;
  /** Taken out of other persons: its address and phone number lead to no one. */
  is_apart: boolean;
}

/** An account of the person. */
export interface PersonAccount {
  id: Id;
  name: string;
  email: string;
  phone: string | null;
  country: string | null;
  city: string | null;
  time_zone: string | null;
  created_at: Moment;
  match: PersonMatch;
  is_apart: boolean;
}

/** A treatment request that no journey has grown from. */
export interface PersonRequest {
  id: Id;
  treatment: string;
  status: TreatmentRequestState;
  priority_level: PriorityLevel;
  created_at: Moment;
}

export interface PersonCase {
  journey_id: Id;
  /**
   * Of the case, as people say it.
   * @example "AY-7K2Q4"
   */
  case_number: string;
  status: JourneyState;
  current_stage: Integer;
  treatment: string | null;
  case_manager: CasePerson | null;
  created_at: Moment;
}

/** A case whose journey has not begun: its messages and papers. */
export interface PersonIntake {
  case_id: Id;
  /**
   * Of the case, as people say it.
   * @example "AY-7K2Q4"
   */
  case_number: string;
  source: CaseOrigin;
  treatment: string | null;
  created_at: Moment;
}

/** What the staff decided: two records are of one person, or one is of nobody else. */
export interface PersonLink {
  id: Id;
  kind: 'merged' | 'apart';
  record_name: string;
  /** Null for a record that was taken out. */
  other_name: string | null;
  reason: string;
  by: CasePerson | null;
  at: Moment;
}

/** All enquiries, accounts, requests and cases of one person. */
export interface KnownPerson {
  /** The one that was asked for. */
  id: Id;
  name: string;
  emails: string[];
  phones: string[];
  /** Where their account or newest enquiry says that they live. */
  country: string | null;
  city: string | null;
  /** IANA name. */
  time_zone: string | null;
  /** The newest first, as all lists of it. */
  enquiries: PersonEnquiry[];
  accounts: PersonAccount[];
  requests: PersonRequest[];
  cases: PersonCase[];
  intake: PersonIntake[];
  /** In force now. */
  links: PersonLink[];
  /** There are further records than these. */
  is_cut: boolean;
}
