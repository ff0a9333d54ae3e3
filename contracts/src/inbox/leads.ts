import { defineMessages } from '../language/index.ts';

/** How far an enquiry has come with the person, beside the state of our answer: an answer is no end. */
export const LEAD_STAGES = ['new', 'answered', 'interested', 'quoted', 'decided', 'lost'] as const;
export type LeadStage = (typeof LEAD_STAGES)[number];

export const LEAD_STAGE_NAMES: Readonly<Record<LeadStage, string>> = defineMessages('contracts/inbox/lead-stages', {
  new: 'New',
  answered: 'Answered',
  interested: 'Interested',
  quoted: 'Quoted',
  decided: 'Decided for us',
  lost: 'Lost',
});

/** Why someone goes no further with us. */
export const LOST_REASONS = [
  'no_answer',
  'price',
  'other_provider',
  'treated_at_home',
  'not_suitable',
  'travel_or_visa',
  'postponed',
  'other',
] as const;
export type LostReason = (typeof LOST_REASONS)[number];

export const LOST_REASON_NAMES: Readonly<Record<LostReason, string>> = defineMessages('contracts/inbox/lost-reasons', {
  no_answer: 'Does not answer any more',
  price: 'Too expensive',
  other_provider: 'Chose someone else',
  treated_at_home: 'Is treated at home',
  not_suitable: 'The treatment does not suit',
  travel_or_visa: 'Cannot travel, or no visa',
  postponed: 'Put off without a date',
  other: 'Another reason',
});

/** Stages in which nothing is left to follow up. */
export const isLeadOver = (stage: LeadStage): boolean => stage === 'decided' || stage === 'lost';
