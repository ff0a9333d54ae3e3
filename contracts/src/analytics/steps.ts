import { defineMessages } from '../language/index.ts';

/** The nine steps of a case, in order. What makes one reached is said in `analytics_cases_of` (migration 0016). */
export const FUNNEL_STEPS = [
  'enquiry',
  'registered',
  'records',
  'opinion',
  'quote',
  'accepted',
  'arrived',
  'treated',
  'followed_up',
] as const;
export type FunnelStep = (typeof FUNNEL_STEPS)[number];

export const FUNNEL_STEP_NAMES: Record<FunnelStep, string> = defineMessages('contracts/analytics/funnel-steps', {
  enquiry: 'Enquiry',
  registered: 'Registered',
  records: 'Records',
  opinion: 'Opinion',
  quote: 'Quote',
  accepted: 'Accepted',
  arrived: 'Arrived',
  treated: 'Treated',
  followed_up: 'Followed up',
});

/** How a case came to us. `portal`: a treatment request of a signed-in patient; `staff`: a journey that the staff began. */
export const CASE_SOURCES = ['contact', 'consultation', 'video_consultation', 'portal', 'staff'] as const;
export type CaseSource = (typeof CASE_SOURCES)[number];

export const CASE_SOURCE_NAMES: Record<CaseSource, string> = defineMessages('contracts/analytics/case-sources', {
  contact: 'Contact form',
  consultation: 'Free consultation',
  video_consultation: 'Video consultation',
  portal: 'Patient portal',
  staff: 'Begun by staff',
});

/** What is measured from the enquiry on. */
export const TIME_MEASURES = ['first_answer', 'opinion', 'quote'] as const;
export type TimeMeasure = (typeof TIME_MEASURES)[number];

export const TIME_MEASURE_NAMES: Record<TimeMeasure, string> = defineMessages('contracts/analytics/time-measures', {
  first_answer: 'First answer',
  opinion: 'Medical opinion',
  quote: 'First quote',
});
