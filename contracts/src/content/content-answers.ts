import type { CalendarDay, Id } from '../shapes/index.ts';

export interface Reviewer {
  id: Id;
  full_name: string;
  specialization: string;
}

/** The doctor who reviewed a text, and the date of the next review. */
export interface Review {
  doctor: Reviewer;
  reviewed_on: CalendarDay;
  next_review_on: CalendarDay;
}

export interface Source {
  name: string;
  /** Absent where it is not on the web. */
  href?: string;
  /** When it was read: `November 2026`. */
  read: string;
}

export interface AdjacentPost {
  slug: string;
  title: string;
}

export interface VoteAnswer {
  /** What now counts for this browser. */
  helpful: boolean;
}
