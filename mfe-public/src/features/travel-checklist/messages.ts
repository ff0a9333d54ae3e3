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
  past_date: 'This day has passed. Choose the day you plan to arrive in India, from today on.',
  far_date: 'This is more than two years ahead, and rules change sooner. Choose an earlier day.',
};

export const CHECKLIST_MESSAGES = {
  title: 'Travel checklist',
  page_title: 'Travel checklist for treatment in India',
  description:
    'Visa, medical papers, money and packing for treatment in India, with the last day for each: from your nationality, procedure and date.',
  lead: 'Three answers make the list: which passport, which procedure, which day. Every line that has a last day shows it as a date.',
  form_title: 'Your journey',
  change_title: 'Change the answers',
  nationality: 'Nationality in the passport',
  other: 'Another nationality',
  procedure: 'Procedure',
  undecided: 'Not decided yet',
  /** Section 8's texts of the treatment selector, each with what it means here. */
  procedures_failed:
    'Error loading treatments: their list could not be read just now. The checklist works without it; days in India are then missing.',
  procedures_none: 'No treatments available. The checklist works without one; days in India are then missing.',
  date: 'Planned day of arrival in India',
  choose: 'Choose',
  make: 'Make the checklist',
  remake: 'Make it anew',
  sections: SECTIONS,
  problems: PROBLEMS,
  wrong: 'The list could not be made yet.',
  chosen: (who: string, what: string, when: string): string => `${who}, ${what}, arriving ${when}`,
  stay: (shortest: number, longest: number, leaves: string): string =>
    `Days in India by our price list: ${shortest === longest ? longest : `${shortest} to ${longest}`}, so until about ${leaves}. Indicative, 2026; your hospital’s plan decides.`,
  stay_unknown: 'How many days you stay is not known yet, so the last lines have no date.',
  done: (done: number, all: number): string => `${done} of ${all} done`,
  progress: 'How much is done',
  by: (day: string): string => `by ${day}`,
  late: (day: string): string => `was due by ${day}: do it now`,
  late_visa:
    'The last day to apply for the e-Medical visa is before today. Choose a later arrival, or ask the Indian mission.',
  clear: 'Clear all ticks',
  share: 'The address of this page holds your answers: send it to whoever travels with you. Ticks stay on this device.',
  visa_title: 'Where the visa rules come from',
  visa_text:
    'As we know them in November 2026. They change without notice: look at the official page on the day you apply.',
  as_of: (source: string): string => `${source}, as of November 2026`,
  mission_text: 'Nationalities the list does not name apply at an Indian mission.',
  contents_title: 'What will be on it',
  contents: [
    'Passport and visa: which one is yours, by when to apply, who may come with you.',
    'Medical papers: what this procedure asks for, what to stop and when to ask.',
    'Money: quote, reserve, how to pay, what to declare.',
    'Packing, the first day in India, and what to have in hand before you fly home.',
  ],
  next_title: 'Is something on it unclear?',
  next_text: 'Ask: a person answers within 24 hours. The journey’s stages say who does what, and when.',
  stages: 'Visa and travel, stage by stage',
} as const;
