import type { CaseFact, CheckInDay, TravelLegKind } from '@ayana/contracts/journey';

/** To the case manager, about one case. */
interface CaseNoticeMailData {
  /** Of the case manager; empty for the team. */
  readonly name: string;
  readonly patient: string;
  /** Of the case, on this site. */
  readonly path: string;
}

export interface QuoteAcceptedMailData extends CaseNoticeMailData {
  readonly hospital: string;
  /** In words: `$4,500`. */
  readonly total: string;
  /** What has happened in the case: says what is next. Absent in mails of before. */
  readonly facts?: readonly CaseFact[];
}

/** To the people of a hospital and the case manager: nothing of the patient is in the mail. */
export interface StayMailData {
  /** Of the reader. */
  readonly name: string;
  readonly change: 'consent_signed' | 'consent_withdrawn';
  /** Of what it is about, on this site. */
  readonly path: string;
}

/** To the people of the hospital: what became of a payment. */
export interface PaymentMailData extends CaseNoticeMailData {
  readonly kind: 'deposit' | 'room_fee';
  readonly change: 'received' | 'waived';
  /** In words: `$900`. */
  readonly amount: string;
}

/** The path is that of the request. */
export type TreatmentRequestMailData = CaseNoticeMailData;

export type RequestWithdrawnMailData = CaseNoticeMailData;

export interface QuoteDeclinedMailData {
  readonly name: string;
  readonly hospital: string;
  /** `not_needed`: the hospital was asked, and had not sent one. */
  readonly why: 'chosen_elsewhere' | 'declined' | 'not_needed' | 'withdrawn';
}

export interface CheckInDueMailData {
  /** Of the check-in: its link is derived from it when the mail is written. */
  readonly id: string;
  readonly name: string;
  /** After the return. */
  readonly day: CheckInDay;
  /** The last day on which the link works. */
  readonly until: string;
}

/** Nothing about the patient or their health. */
export type CheckInRedFlagsMailData = Omit<CaseNoticeMailData, 'patient'>;

export interface TravelLegMissedMailData extends CaseNoticeMailData {
  readonly kind: TravelLegKind;
  /** In words, both clocks. */
  readonly when: string;
  readonly from: string | null;
  readonly to: string | null;
}

/** To the case manager: the application was refused. */
export type VisaRefusedMailData = CaseNoticeMailData;

/** To a partner: what they carry out has a new time, none yet, or is not needed any more. */
export interface TravelLegMovedMailData {
  readonly name: string;
  readonly kind: TravelLegKind;
  readonly change: 'moved' | 'unknown' | 'cancelled';
  /** In words, on the clock of the place. */
  readonly before: string;
  readonly when: string;
  readonly from: string | null;
  readonly to: string | null;
  /** Of the work, on this site. */
  readonly path: string;
}

/** For someone who accompanies a patient. */
export interface FamilyNewsMailData {
  readonly name: string;
  readonly patient: string;
  readonly kind: 'arrived' | 'admitted' | 'discharged' | 'flight_changed';
  /** Of the journey, on this site. */
  readonly path: string;
}

export interface CompanionInvitationMailData {
  /** Of the companion: the link is derived from it when the mail is written. */
  readonly id: string;
  readonly name: string;
  readonly patient: string;
}

/** What waits for someone in an order or a quote: nothing about the patient, the treatment, the tests or the medicines. */
export interface OrderNoticeMailData {
  readonly about:
    | 'critical_result'
    | 'critical_escalated'
    | 'results_reviewed'
    | 'sample_rejected'
    | 'prescription_query'
    | 'query_answered'
    | 'quote_question';
  /** Of the reader; empty for the team. */
  readonly name: string;
  /** Where it is done, on this site. */
  readonly path: string;
}

/** To someone who is invited to a talk of a patient with a doctor. */
export interface ConsultationGuestMailData {
  readonly kind: 'companion' | 'interpreter';
  /** Of the reader. */
  readonly name: string;
  readonly patient: string;
  readonly doctor: string;
  /** ISO 8601 in UTC. */
  readonly starts_at: string;
  /** The reader's IANA zone; null when it is unknown. */
  readonly time_zone: string | null;
  /** Of the room, on this site. It signs nobody in. */
  readonly path: string;
}

/** To a guest of a talk that has moved or was cancelled. */
export interface ConsultationGuestChangedMailData extends ConsultationGuestMailData {
  readonly change: 'moved' | 'cancelled';
  /** ISO 8601 in UTC: the time before; null for a cancelled one. */
  readonly was: string | null;
}
