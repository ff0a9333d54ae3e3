import { defineMessages } from '@ayana/contracts/language';
import type { ServiceRequestState } from '@ayana/contracts/service-desk';
import type { IncidentState } from '@ayana/contracts/operations';
import type { InboxStatus } from '@ayana/contracts/inbox';

export const SEARCH_MESSAGES = defineMessages('shell/portal-search', {
  label: 'Search everything you may open',
  placeholder: 'Name, number or page',
  start: 'Pages, people and requests appear as you type. A misspelt name is found too.',
  help: '↑ ↓ to choose, Enter to open, Esc to close',
  groups: {
    recent: 'Opened lately',
    pages: 'Pages',
    journeys: 'Cases',
    incidents: 'Incidents',
    treatment_requests: 'Treatment requests',
    service_requests: 'Service requests',
    enquiries: 'Enquiries',
    people: 'People',
    organisations: 'Organisations',
    hospitals: 'Hospitals',
    doctors: 'Doctors',
    treatments: 'Treatments',
  },
});

/** The state of a service request or an enquiry. */
export const SEARCH_STATES: Readonly<Record<ServiceRequestState | InboxStatus | IncidentState, string>> =
  defineMessages('shell/portal-search-states', {
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
  });
