/** The first one is where a request begins. */
export const SERVICE_REQUEST_STATES = [
  'new',
  'assigned',
  'in_progress',
  'pending',
  'awaiting_approval',
  'resolved',
  'closed',
  'reopened',
] as const;
export type ServiceRequestState = (typeof SERVICE_REQUEST_STATES)[number];

/** How a closed request ended. */
export const SERVICE_REQUEST_OUTCOMES = ['done', 'cancelled', 'declined', 'merged'] as const;
export type ServiceRequestOutcome = (typeof SERVICE_REQUEST_OUTCOMES)[number];
