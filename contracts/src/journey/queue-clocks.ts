import { DUE_HOURS } from '../inbox/index.ts';
import type { PriorityLevel } from './treatment-requests.ts';

const HOUR = 60 * 60_000;

/** Hours until the staff have answered a treatment request, by how urgent it is. */
export const REQUEST_ANSWER_HOURS: Readonly<Record<PriorityLevel, number>> = {
  low: 24,
  medium: 24,
  high: 8,
  urgent: 4,
};

/** Hours that other things of the queue have, from the time they came. */
export const QUEUE_HOURS = { message: 24, paper: 24, enquiry: DUE_HOURS } as const;

/** Until when a treatment request is answered. */
export const requestAnswerBy = (asked: Date, priority: PriorityLevel): Date =>
  new Date(asked.getTime() + REQUEST_ANSWER_HOURS[priority] * HOUR);

/** Whether a priority is one that every list shows, with a shorter clock. */
export const isHighPriority = (priority: PriorityLevel | null): priority is 'high' | 'urgent' =>
  priority === 'high' || priority === 'urgent';
