import { defineMessages } from '@ayana/contracts/language';
import type {
  Level,
  Priority,
  ServiceItemStatus,
  ServiceRequestOutcome,
  ServiceRequestState,
} from '@ayana/contracts/service-desk';

const states: Record<ServiceRequestState, string> = {
  new: 'New',
  assigned: 'Assigned',
  in_progress: 'In progress',
  pending: 'Waiting',
  awaiting_approval: 'For approval',
  resolved: 'Resolved',
  closed: 'Closed',
  reopened: 'Reopened',
};
const outcomes: Record<ServiceRequestOutcome, string> = {
  done: 'Closed',
  cancelled: 'Cancelled',
  declined: 'Declined',
  merged: 'Merged',
};
const priorities: Record<Priority, string> = { 1: 'Critical', 2: 'High', 3: 'Medium', 4: 'Low' };
const levels: Record<Level, string> = { 1: 'High', 2: 'Medium', 3: 'Low' };
const statuses: Record<ServiceItemStatus, string> = { draft: 'Draft', published: 'Published', retired: 'Retired' };

/** Words that every screen of the service desk shares. */
export const messages = defineMessages('mfe-admin/service-desk', {
  states,
  outcomes,
  priorities,
  levels,
  statuses,
  impact: 'Impact',
  impactHint: 'How many people or patients it affects.',
  urgency: 'Urgency',
  urgencyHint: 'How soon it must be done.',
  details: 'Details',
  preview: 'Preview',
  tryOut: 'Check the answers',
  desk: 'Service desk',
  requests: 'Service requests',
  catalog: 'Service catalog',
  services: 'Services',
  hours: 'Working hours',
  clock: {
    own: 'Take on',
    resolve: 'Resolve',
    met: 'In time',
    missed: 'Missed',
    late: (time: string): string => `${time} late`,
    left: (moment: string): string => `Due ${moment}`,
    stopped: 'Clock stopped',
  },
  unassigned: 'Unassigned',
  you: 'You',
  yes: 'Yes',
  no: 'No',
  none: 'none',
  retry: 'Retry',
  choose: 'Choose',
  change: 'Change',
  person: 'Search by name or e-mail',
  form: {
    required: (label: string): string => `Please fill in: ${label}.`,
    wrong: (label: string): string => `Please check: ${label}.`,
    tooLong: (label: string, most: number): string => `${label}: at most ${most} characters.`,
  },
});
