import { defineMessages } from '../language/index.ts';
import type { CalendarDay, Moment } from '../shapes/index.ts';
import type { AdmissionState } from './admissions.ts';
import { formCDue } from './form-c.ts';
import { indiaDay, visaEnd, type VisaDates } from './visa-periods.ts';

/** `outdated`: signed, and the hospital has a newer text, which is to be signed before the admission. */
export const CONSENT_STATES = ['no_text', 'missing', 'outdated', 'signed', 'withdrawn'] as const;
export type ConsentState = (typeof CONSENT_STATES)[number];

/** What a stay can miss, in the usual order. */
export const STAY_GAPS = [
  'day',
  'letter',
  'consent_text',
  'consent',
  'consent_withdrawn',
  'checks',
  'not_admitted',
  'plan',
  'room',
  'note',
  'summary',
  'final_bill',
  'follow_ups',
  'fit_to_fly',
  'form_c',
  'visa_ends',
] as const;
export type StayGapKind = (typeof STAY_GAPS)[number];

export const STAY_GAP_NAMES: Readonly<Record<StayGapKind, string>> = defineMessages(
  'contracts/journey/stay-gap-names',
  {
    day: 'Day of the admission not set',
    letter: 'Letter for the visa not issued',
    consent_text: 'No text of the consent',
    consent: 'Consent not signed',
    consent_withdrawn: 'Consent withdrawn: call the patient',
    checks: 'Checks before the admission open',
    not_admitted: 'Expected, not admitted yet',
    plan: 'No plan of the stay',
    room: 'No room',
    note: 'Daily note missing',
    summary: 'Discharge summary not signed',
    final_bill: 'Final bill not sent',
    follow_ups: 'No follow-up dates',
    fit_to_fly: 'Not fit to fly: check again',
    form_c: 'Form C not filed with the FRRO',
    visa_ends: 'Visa ends soon: write the certificate for its extension',
  },
);

/** Where on the page of the stay each is done. */
export const STAY_SECTIONS = ['before', 'consent', 'form_c', 'ward', 'discharge'] as const;
export type StaySection = (typeof STAY_SECTIONS)[number];
export const GAP_SECTIONS: Readonly<Record<StayGapKind, StaySection>> = {
  day: 'before',
  letter: 'before',
  consent_text: 'consent',
  consent: 'consent',
  consent_withdrawn: 'consent',
  checks: 'before',
  not_admitted: 'before',
  plan: 'ward',
  room: 'ward',
  note: 'ward',
  summary: 'discharge',
  final_bill: 'discharge',
  follow_ups: 'discharge',
  fit_to_fly: 'discharge',
  form_c: 'form_c',
  visa_ends: 'form_c',
};

/** Something that a stay misses, and until when it is done. */
export interface StayGap {
  kind: StayGapKind;
  due_at: Moment;
  /** Since when it can be done. */
  since: Moment;
}

/** What decides what a stay misses. Days are those of India. */
export interface StayFacts extends VisaDates {
  status: AdmissionState;
  accepted_at: Date;
  expected_on: CalendarDay | null;
  admitted_at: Date | null;
  discharged_at: Date | null;
  /** `not_needed`: the visa is granted, or the patient is here. `asked`: it waits as work of its own. */
  letter: 'issued' | 'not_needed' | 'asked' | 'missing';
  consent: ConsentState;
  withdrawn_at: Date | null;
  open_checks: number;
  room: string | null;
  plan: string | null;
  last_note_at: Date | null;
  has_final_bill: boolean;
  /** Null without a signed summary. */
  fit_to_fly: 'yes' | 'later' | 'no' | null;
  has_follow_ups: boolean;
  /** `not_needed` for a citizen of India; `from_before`: its time was over before Ayana kept any. */
  form_c: 'not_needed' | 'filed' | 'from_before' | 'missing';
}

const HOUR = 60 * 60_000;
const DAY = 24 * HOUR;
/** India keeps one time the whole year. */
const INDIA = 5.5 * HOUR;
/** Nobody is late in the first day after the acceptance. */
const FAIR = DAY;
/** A discharge this long ago is nobody’s work of today. */
export const GAPS_END_DAYS = 30;
const CONSENT_DAYS = 2;
/** Hours after midnight in India. */
const MORNING = 9;
const NOON = 12;
const EVENING = 20;

const dayStart = (at: number): number => Math.floor((at + INDIA) / DAY) * DAY - INDIA;

type Found = readonly [kind: StayGapKind, due: number, since: number];

/** What is missing in a stay by now, the soonest due first. */
export function stayGaps(facts: StayFacts, now: Date): StayGap[] {
  const found = {
    expected: () => beforeAdmission(facts, now.getTime()),
    admitted: () => onTheWard(facts, now.getTime()),
    discharged: () => afterDischarge(facts, now.getTime()),
  }[facts.status]();
  return found
    .toSorted(([, one], [, other]) => one - other)
    .map(([kind, due, since]) => ({
      kind,
      due_at: new Date(due).toISOString(),
      since: new Date(Math.min(since, due)).toISOString(),
    }));
}

function beforeAdmission(facts: StayFacts, now: number): Found[] {
  const accepted = facts.accepted_at.getTime();
  const fair = accepted + FAIR;
  const found: Found[] = [];
  if (facts.letter === 'missing') found.push(['letter', fair + DAY, accepted]);
  if (facts.consent === 'no_text') found.push(['consent_text', fair, accepted]);
  if (facts.expected_on === null) return [...found, ['day', fair + DAY, accepted]];
  const day = indiaDay(facts.expected_on);
  found.push(...consentGaps(facts, Math.max(fair, day - CONSENT_DAYS * DAY + MORNING * HOUR), accepted));
  if (facts.open_checks > 0) found.push(['checks', Math.max(fair, day - DAY + NOON * HOUR), accepted]);
  if (now >= day) found.push(['not_admitted', Math.max(fair, day + DAY), Math.max(day, accepted)]);
  return found;
}

function consentGaps({ consent, withdrawn_at }: StayFacts, due: number, since: number): Found[] {
  if (consent === 'missing' || consent === 'outdated') return [['consent', due, since]];
  if (consent !== 'withdrawn' || withdrawn_at === null) return [];
  return [['consent_withdrawn', withdrawn_at.getTime() + DAY, withdrawn_at.getTime()]];
}

function onTheWard(facts: StayFacts, now: number): Found[] {
  const admitted = facts.admitted_at?.getTime() ?? facts.accepted_at.getTime();
  const fair = facts.accepted_at.getTime() + FAIR;
  const from = Math.max(admitted, fair - FAIR);
  const found: Found[] = consentGaps(facts, Math.max(fair, admitted + 2 * HOUR), from);
  if (facts.consent === 'no_text') found.push(['consent_text', Math.max(fair, admitted + 2 * HOUR), from]);
  if (facts.plan === null) found.push(['plan', admitted + 6 * HOUR, from]);
  if (facts.room === null) found.push(['room', admitted + 2 * HOUR, from]);
  const note = nextNote(admitted, facts.last_note_at?.getTime() ?? null);
  if (note.day <= dayStart(now)) found.push(['note', note.due, Math.max(note.day, admitted)]);
  const visa = visaEnd(facts, new Date(now));
  if (visa !== null) found.push(['visa_ends', visa.due_at.getTime(), Math.max(visa.since.getTime(), admitted)]);
  return [...found, ...formCGap(facts, admitted)];
}

/** Not filed in time, it is filed late. */
function formCGap({ form_c, accepted_at }: StayFacts, admitted: number): Found[] {
  if (form_c !== 'missing') return [];
  return [['form_c', Math.max(accepted_at.getTime() + FAIR, formCDue(new Date(admitted)).getTime()), admitted]];
}

/** The first day without a note: the one of the admission, or the one after the last note. */
function nextNote(admitted: number, last: number | null): { day: number; due: number } {
  const day = last === null || last < admitted ? dayStart(admitted) : dayStart(last) + DAY;
  return { day, due: Math.max(day + EVENING * HOUR, admitted + 12 * HOUR) };
}

function afterDischarge(facts: StayFacts, now: number): Found[] {
  const left = facts.discharged_at?.getTime() ?? now;
  if (now > left + GAPS_END_DAYS * DAY) return [];
  const found: Found[] = [];
  if (facts.fit_to_fly === null) found.push(['summary', left + DAY, left]);
  if (!facts.has_final_bill) found.push(['final_bill', left + 2 * DAY, left]);
  if (!facts.has_follow_ups) found.push(['follow_ups', left + 2 * DAY, left]);
  if (facts.fit_to_fly === 'no') found.push(['fit_to_fly', left + 3 * DAY, left]);
  return [...found, ...formCGap(facts, facts.admitted_at?.getTime() ?? left)];
}
