import { defineMessages } from '@ayana/contracts/language';
import type { KnowledgeState, ProblemState, ServiceRequestState } from '@ayana/contracts/service-desk';
import type { BroadcastState, IncidentState } from '@ayana/contracts/operations';
import type { InboxStatus } from '@ayana/contracts/inbox';

export const SEARCH_MESSAGES = defineMessages('shell/portal-search', {
  label: 'Search everything you may open',
  placeholder: 'Name, number, page or action',
  start: 'Pages, people, requests and what you can do appear as you type. A misspelt name is found too.',
  help: '↑ ↓ to choose, Enter to open, Esc to close',
  groups: {
    recent: 'Opened lately',
    acts: 'Actions',
    pages: 'Pages',
    journeys: 'Cases',
    tasks: 'Your tasks',
    papers: 'Your documents',
    messages: 'Your messages',
    appointments: 'Your appointments',
    work: 'Your work',
    orders: 'Tests and medicines',
    legs: 'Parts of trips',
    incidents: 'Incidents',
    broadcasts: 'Broadcasts',
    resources: 'Resources',
    treatment_requests: 'Treatment requests',
    service_requests: 'Service requests',
    problem_records: 'Problem records',
    knowledge_articles: 'Knowledge articles',
    enquiries: 'Enquiries',
    people: 'People',
    organisations: 'Organisations',
    hospitals: 'Hospitals',
    doctors: 'Doctors',
    treatments: 'Treatments',
  },
});

type FoundState =
  | ServiceRequestState
  | InboxStatus
  | IncidentState
  | 'merged'
  | BroadcastState
  | KnowledgeState
  | ProblemState;

/** The state of what was found. */
export const SEARCH_STATES: Readonly<Record<FoundState, string>> = defineMessages('shell/portal-search-states', {
  new: 'New',
  assigned: 'Assigned',
  in_progress: 'In progress',
  pending: 'Pending',
  awaiting_approval: 'For approval',
  resolved: 'Resolved',
  closed: 'Closed',
  reopened: 'Reopened',
  claimed: 'Claimed',
  confirmed: 'Confirmed',
  answered: 'Answered',
  active: 'Active',
  stable: 'Stable',
  reviewed: 'Reviewed',
  merged: 'Merged',
  draft: 'Draft',
  in_review: 'In review',
  approved: 'Approved',
  scheduled: 'Scheduled',
  sending: 'Sending',
  paused: 'Paused',
  sent: 'Sent',
  cancelled: 'Cancelled',
  open: 'Open',
  known: 'Known',
  published: 'Published',
  retired: 'Retired',
});
