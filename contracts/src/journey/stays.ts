import { defineMessages } from '../language/index.ts';
import type { CalendarDay, Id, Integer, Moment } from '../shapes/index.ts';
import type { Admission } from './admissions.ts';
import type { BillKind, BillState } from './bills.ts';
import type { FitToFly } from './discharge-summaries.ts';
import type { RoomClass } from './quotes.ts';
import type { ConsentState, StayGap } from './stay-gaps.ts';

/** What a hospital checks before every admission; `other` is a check of its own, named by its label. */
export const STAY_CHECKS = ['blood_tests', 'ecg', 'anaesthesia', 'fasting', 'blood', 'other'] as const;
export type StayCheckKind = (typeof STAY_CHECKS)[number];
export const STAY_CHECK_STATES = ['open', 'done', 'not_needed'] as const;
export type StayCheckState = (typeof STAY_CHECK_STATES)[number];
export const BLOOD_GROUPS = ['O-', 'O+', 'A-', 'A+', 'B-', 'B+', 'AB-', 'AB+'] as const;
export type BloodGroup = (typeof BLOOD_GROUPS)[number];
export const BLOOD_UNITS_MAX = 40;
export const CHECK_LABEL_MAX = 80;
export const CHECK_NOTE_MAX = 300;
/** Checks of its own that a hospital may add to one stay. */
export const OWN_CHECKS_MAX = 20;

export const STAY_CHECK_NAMES: Readonly<Record<StayCheckKind, string>> = defineMessages(
  'contracts/journey/stay-check-names',
  {
    blood_tests: 'Blood tests',
    ecg: 'ECG',
    anaesthesia: 'Visit of the anaesthetist',
    fasting: 'The patient was told when to stop eating and drinking',
    blood: 'Blood reserved',
    other: 'Another check',
  },
);

export const STAY_PLAN_MAX = 1000;
export const STAY_NOTE_MAX = 1000;
export const STAY_UPDATE_MAX = 1000;
export const FOLLOW_UP_KINDS = ['visit', 'talk'] as const;
export type FollowUpKind = (typeof FOLLOW_UP_KINDS)[number];
export const FOLLOW_UP_TEXT_MAX = 300;
export const FOLLOW_UPS_MAX = 20;

/** Languages in which a hospital may keep the text of its consent. */
export const CONSENT_LANGUAGES = ['en', 'ar', 'bn', 'fr', 'sw', 'ne', 'ru', 'am', 'fa', 'pt'] as const;
export type ConsentLanguage = (typeof CONSENT_LANGUAGES)[number];
export const CONSENT_LANGUAGE_NAMES: Readonly<Record<ConsentLanguage, string>> = {
  en: 'English',
  ar: 'العربية',
  bn: 'বাংলা',
  fr: 'Français',
  sw: 'Kiswahili',
  ne: 'नेपाली',
  ru: 'Русский',
  am: 'አማርኛ',
  fa: 'فارسی',
  pt: 'Português',
};
export const CONSENT_TITLE_MAX = 120;
export const CONSENT_BODY_MAX = 20_000;
export const CONSENT_NAME_MAX = 120;
export const CONSENT_REASON_MAX = 500;

/** The text of the consent to a stay, by hospital and language. A version is never changed: the next takes its place. */
export interface ConsentText {
  id: Id;
  partner_hospital_id: Id;
  hospital_name: string;
  language: ConsentLanguage;
  version: Integer;
  title: string;
  body: string;
  written_by: string | null;
  written_at: Moment;
}

export interface ConsentTexts {
  /** The newest of each hospital and language. */
  items: ConsentText[];
  /** The caller may write the next version. */
  may_write: boolean;
}

/** One signature of a patient. */
export interface ConsentSignature {
  id: Id;
  text_id: Id;
  language: ConsentLanguage;
  version: Integer;
  signed_name: string;
  signed_at: Moment;
  withdrawn_at: Moment | null;
  withdrawn_reason: string | null;
  /** Its paper, for the patient and the staff. */
  document_id: Id | null;
}

/** The consent to one stay. */
export interface StayConsent {
  admission_id: Id;
  journey_id: Id;
  hospital_name: string;
  state: ConsentState;
  /** What is to be read and signed: in the language of the patient, else in English. */
  text: ConsentText | null;
  /** The same text in the other languages of the hospital. */
  others: ConsentText[];
  /** The newest first. */
  signatures: ConsentSignature[];
  /** The caller is the patient, and the consent is asked for. */
  may_sign: boolean;
  may_withdraw: boolean;
}

export interface StayConsents {
  items: StayConsent[];
}

export interface StayCheck {
  kind: StayCheckKind;
  /** Of `other`; else empty. */
  label: string;
  state: StayCheckState;
  note: string | null;
  blood_units: Integer | null;
  blood_group: BloodGroup | null;
  /** Who said so; null while it is open, and for accounts that are gone. */
  by: string | null;
  at: Moment | null;
}

/** What the ward writes for itself and the staff. */
export interface StayNote {
  id: Id;
  text: string;
  author: string | null;
  at: Moment;
}

/** What the hospital tells the patient and those who may follow the case. */
export interface StayUpdate {
  id: Id;
  journey_id: Id;
  hospital_name: string;
  text: string;
  author: string | null;
  at: Moment;
}

export interface StayUpdates {
  /** The newest first. */
  items: StayUpdate[];
}

export interface StayFollowUp {
  id: Id;
  kind: FollowUpKind;
  at: Moment;
  text: string;
  by: string | null;
  /** The patient has said that it is done. */
  is_done: boolean;
}

/** What was written belongs to this stay, which is read again. */
export interface StayWritten {
  id: Id;
}

export interface StayBill {
  kind: BillKind;
  status: BillState;
  sent_at: Moment | null;
}

export interface StaySummary {
  version: Integer;
  signed_by: string;
  signed_at: Moment;
  fit_to_fly: FitToFly;
  fit_to_fly_from: CalendarDay | null;
}

/** The stay of one patient as a case of its own, for the people of its hospital and the staff. */
export interface Stay {
  admission: Admission;
  /** When the quote was accepted. */
  accepted_at: Moment;
  room_class: RoomClass | null;
  days_in_hospital: Integer | null;
  /** What is done, and when. */
  plan: string | null;
  letter: { issued_at: Moment } | null;
  /** The letter is not needed: the visa is granted, or the patient is here. */
  letter_needed: boolean;
  arrived_at: Moment | null;
  checks: StayCheck[];
  consent: StayConsent;
  notes: StayNote[];
  updates: StayUpdate[];
  follow_ups: StayFollowUp[];
  bills: StayBill[];
  summary: StaySummary | null;
  /** What is missing, the soonest due first. */
  gaps: StayGap[];
  /** False for a member who may only read, and once the case is closed. */
  may_write: boolean;
}
