import { defineMessages } from '@ayana/contracts/language';
import type { ServiceRequestState } from '@ayana/contracts/service-desk';
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
    treatment_requests: 'Treatment requests',
    service_requests: 'Service requests',
    enquiries: 'Enquiries',
    people: 'People',
    hospitals: 'Hospitals',
    doctors: 'Doctors',
    treatments: 'Treatments',
  },
});

/** The state of a service request or an enquiry. */
export const SEARCH_STATES: Readonly<Record<ServiceRequestState | InboxStatus, string>> = defineMessages(
  'shell/portal-search-states',
  {
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
  },
);
