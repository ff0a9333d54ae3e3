import type { CalendarDay, Id } from '../shapes/index.ts';
import { defineMessages } from '../language/index.ts';

/** Fields of a job application as sent, in the order of the form. No files: a link or text instead. */
export const CAREER_APPLICATION_FIELDS = [
  'vacancy',
  'name',
  'email',
  'phone',
  'place',
  'languages',
  'experience',
  'link',
  'message',
] as const;
export type CareerApplicationField = (typeof CAREER_APPLICATION_FIELDS)[number];

/** Error of a required field that is empty. */
export const CAREER_APPLICATION_MISSING = defineMessages('contracts/careers/career-application-missing', {
  name: 'Please enter your name.',
  email: 'Please enter an email address we can answer, like name@example.com.',
  place: 'Please enter where you live.',
  languages: 'Please enter the languages you work in.',
  experience: 'Please write in a few lines what you have done so far.',
}) satisfies Partial<Record<CareerApplicationField, string>>;

/** Error of a vacancy that does not exist or is closed. */
export const CAREER_VACANCY_CLOSED = 'This job is no longer open. Please choose another one, or none.';

export interface Vacancy {
  id: Id;
  /** @example "medical-reviewer" */
  slug: string;
  title: string;
  team: string;
  place: string;
  hours: string;
  languages: string[];
  posted_on: CalendarDay;
  summary: string;
  tasks: string[];
  needs: string[];
}

export interface Vacancies {
  /** All that are open, newest first. */
  items: Vacancy[];
  /** Always null: they fit on one page. */
  next_cursor: string | null;
}
