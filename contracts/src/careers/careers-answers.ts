import type { CalendarDay, Id } from '../shapes/index.ts';

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
