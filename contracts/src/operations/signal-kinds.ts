import { defineMessages } from '../language/index.ts';

/** What the product watches by itself, in the order of the list of definitions. */
export const DEFINED_SIGNAL_KINDS = [
  'missed_arrival',
  'silent_patient',
  'red_flag_check_in',
  'unseen_critical_result',
  'visa_lapsing',
  'late_enquiry',
  'complaint_cluster',
  'guessed_sign_ins',
  'failing_mails',
] as const;
export type DefinedSignalKind = (typeof DEFINED_SIGNAL_KINDS)[number];

/** Everything that can be found; `own` is what a definition of the administrators finds. */
export const SIGNAL_KINDS = [...DEFINED_SIGNAL_KINDS, 'own'] as const;
export type SignalKind = (typeof SIGNAL_KINDS)[number];

export const SIGNAL_KIND_NAMES: Readonly<Record<SignalKind, string>> = defineMessages(
  'contracts/operations/signal-kind-names',
  {
    missed_arrival: 'Missed arrival',
    silent_patient: 'Silent patient',
    red_flag_check_in: 'Red flags in a check-in',
    unseen_critical_result: 'Critical result not seen',
    visa_lapsing: 'Visa about to lapse',
    late_enquiry: 'Many enquiries without an answer',
    complaint_cluster: 'Several complaints about a hospital',
    guessed_sign_ins: 'Guessed sign-ins in series',
    failing_mails: 'Emails that fail',
    own: 'Own definition',
  },
);

/** What the data is asked, in a sentence for the staff. */
export const SIGNAL_QUESTIONS: Readonly<Record<SignalKind, string>> = defineMessages(
  'contracts/operations/signal-questions',
  {
    missed_arrival: 'Has the last flight of an open journey landed, and has nobody confirmed the arrival?',
    silent_patient: 'Does something wait for a patient who neither writes, sends papers, answers nor signs in?',
    red_flag_check_in: 'Has a check-in been answered with red flags that nobody has seen?',
    unseen_critical_result: 'Is there a critical laboratory result that nobody has acknowledged?',
    visa_lapsing: 'Does the visa of a patient end soon who has not flown home yet?',
    late_enquiry: 'Are many enquiries past the time by which an answer was promised?',
    complaint_cluster: 'Have patients of one hospital complained several times, or rated a service 1 or 2 of 5?',
    guessed_sign_ins: 'Were sign-ins slowed several times because of wrong passwords?',
    failing_mails: 'Have several emails failed, or needed many attempts?',
    own: 'Does a definition of the administrators find something?',
  },
);

/** What a threshold counts. */
export const SIGNAL_UNITS = [
  'minutes',
  'hours',
  'days',
  'flags',
  'enquiries',
  'complaints',
  'series',
  'emails',
  'rows',
] as const;
export type SignalUnit = (typeof SIGNAL_UNITS)[number];

/** What a signal is about: one signal of a kind is open for it at most. Signals of before are about an `inbox_item`. */
export const SIGNAL_SUBJECT_KINDS = ['journey', 'inbox_item', 'hospital', 'own', 'system'] as const;
export type SignalSubjectKind = (typeof SIGNAL_SUBJECT_KINDS)[number];

/** What can be set, and within which limits. A window is in minutes. */
export interface SignalKindRules {
  subject: SignalSubjectKind;
  unit: SignalUnit;
  threshold: { min: number; max: number };
  /** Null: the kind counts nothing within a time. */
  window: { min: number; max: number } | null;
  /** Whether it ends by itself once its cause is over. What is counted within a time is looked at by a person. */
  clears: boolean;
}

const DAY = 24 * 60;

export const SIGNAL_KIND_RULES: Readonly<Record<SignalKind, SignalKindRules>> = {
  missed_arrival: plan('journey', 'hours', 1, 72),
  silent_patient: plan('journey', 'days', 1, 60),
  red_flag_check_in: plan('journey', 'flags', 1, 5),
  unseen_critical_result: plan('journey', 'minutes', 15, 24 * 60),
  visa_lapsing: plan('journey', 'days', 1, 60),
  // One late enquiry is in the queue of the staff; it is a signal only when there are many.
  late_enquiry: plan('system', 'enquiries', 2, 500),
  complaint_cluster: counted('hospital', 'complaints', 2, 50, 60 * DAY),
  guessed_sign_ins: counted('system', 'series', 2, 1000, 7 * DAY),
  failing_mails: counted('system', 'emails', 1, 10_000, 7 * DAY),
  // One signal a definition, with a count.
  own: plan('own', 'rows', 1, 10_000),
};

function plan(subject: SignalSubjectKind, unit: SignalUnit, min: number, max: number): SignalKindRules {
  return { subject, unit, threshold: { min, max }, window: null, clears: true };
}

function counted(
  subject: SignalSubjectKind,
  unit: SignalUnit,
  min: number,
  max: number,
  longest: number,
): SignalKindRules {
  return { subject, unit, threshold: { min, max }, window: { min: 5, max: longest }, clears: false };
}

/** Days back that a changed threshold is tried against. */
export const TRIAL_DAYS = 30;
/** Minutes for which a trial counts: then the rows are others. */
export const TRIAL_VALID_DAYS = 7;
/** Signals of a trial that are listed; the count is of all. */
export const TRIAL_LISTED = 100;
