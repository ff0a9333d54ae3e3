import { defineMessages } from '@ayana/contracts/language';
import type { QuestionProblem } from './choice';
import type { SectionId } from './checklist';

const SECTIONS: Readonly<Record<SectionId, string>> = {
  visa: 'Passport and visa',
  papers: 'Medical papers',
  money: 'Money',
  packing: 'Packing',
  arrival: 'On arrival',
  home: 'Before flying home',
};

const PROBLEMS: Readonly<Record<QuestionProblem, string>> = {
  nationality: 'Please choose the nationality in your passport.',
  unknown_procedure: 'We do not know this procedure. Choose one from the list, or “Not decided yet”.',
  date: 'Please enter the day you plan to arrive, such as 10 March 2027.',
  past_date: 'This day has passed. Choose today or a later day.',
  far_date: 'This is more than two years ahead, and the rules may change before then. Choose an earlier day.',
};

export const CHECKLIST_MESSAGES = defineMessages('mfe-public/travel-checklist', {
  title: 'Travel checklist',
  page_title: 'Travel checklist for treatment in India',
  description:
    'Visa, medical papers, money and packing for treatment in India, with a deadline for each, based on your nationality, procedure and date.',
  lead: 'Answer three questions: which passport, which procedure, which day. You get a list with a date for each deadline.',
  form_title: 'Your journey',
  change_title: 'Change your answers',
  nationality: 'Nationality in your passport',
  other: 'Another nationality',
  procedure: 'Procedure',
  undecided: 'Not decided yet',
  /** Section 8's texts of the treatment selector. */
  procedures_failed:
    'Error loading treatments: we could not get their list just now. You can make the checklist without it, but it will not show your days in India.',
  procedures_none:
    'No treatments available. You can make the checklist without one, but it will not show your days in India.',
  date: 'Planned day of arrival in India',
  choose: 'Choose',
  make: 'Make my checklist',
  remake: 'Update my checklist',
  sections: SECTIONS,
  problems: PROBLEMS,
  wrong: 'We could not make the list yet.',
  chosen: (who: string, what: string, when: string): string => `${who}, ${what}, arriving ${when}`,
  days: (least: number, most: number): string => `${least} to ${most}`,
  stay: (days: string, leaves: string): string =>
    `Days in India by our price list: ${days}, so until about ${leaves}. Indicative, 2026. Your hospital’s plan may differ.`,
  stay_unknown: 'We do not know yet how many days you will stay, so the last items have no date.',
  done: (done: number, all: number): string => `${done} of ${all} done`,
  progress: 'Your progress',
  by: (day: string): string => `by ${day}`,
  late: (day: string): string => `was due by ${day}: do it now`,
  late_visa:
    'It is too late to apply for the e-Medical visa for this date. Choose a later arrival, or ask the Indian mission.',
  clear: 'Clear all ticks',
  share:
    'The link to this page includes your answers. Send it to the people who travel with you. Your ticks stay on this device.',
  visa_title: 'Where the visa rules come from',
  visa_text:
    'We checked these rules in November 2026. They can change without notice, so check the official page on the day you apply.',
  as_of: (source: string): string => `${source}, as of November 2026`,
  mission_text: 'If the list does not name your nationality, apply at an Indian mission.',
  contents_title: 'What is on your list',
  contents: [
    'Passport and visa: which one you need, when to apply, who can come with you.',
    'Medical papers: what you need for this procedure, what to stop, and when to ask.',
    'Money: quote, reserve, how to pay, what to declare.',
    'Packing, the first day in India, and what you need before you fly home.',
  ],
  next_title: 'Is anything unclear?',
  next_text: 'Ask us. A person answers within 24 hours. The stages of the journey show who does what, and when.',
  stages: 'Visa and travel, stage by stage',
});
