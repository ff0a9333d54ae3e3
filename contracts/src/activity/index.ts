import type { ActivityActor } from '../identity/roles.ts';
import type { Id, Moment } from '../shapes/index.ts';
import { defineMessages } from '../language/index.ts';

/**
 * The audit trail: changes to users' access and accounts, to requests and to the catalogue, and who made them. `/admin/activity/{type}` shows one type; `all` shows every
 * one.
 */
export const ACTIVITY_TYPES = [
  'roles',
  'sessions',
  'accounts',
  'sign-ins',
  'security',
  'requests',
  'catalogue',
  'operations',
  'exports',
] as const;
export type ActivityType = (typeof ACTIVITY_TYPES)[number];

export const ACTIVITY_TYPE_NAMES: Record<ActivityType | 'all', string> = defineMessages(
  'contracts/activity/activity-type-names',
  {
    all: 'Everything',
    roles: 'Roles',
    sessions: 'Sessions',
    accounts: 'Accounts',
    'sign-ins': 'Sign-ins',
    security: 'Security',
    requests: 'Requests',
    catalogue: 'Catalogue',
    operations: 'Operations',
    exports: 'Exports',
  },
);

/** Every recorded action, with its type. Sign-ins and suspicious events are security events; the others are audit entries. */
export const ACTIVITY_ACTIONS = {
  'role.given': 'roles',
  'role.taken': 'roles',
  'role.changed': 'roles',
  'application.refused': 'roles',
  'application.accepted': 'roles',
  'sessions.ended': 'sessions',
  'account.created': 'accounts',
  'account.completed': 'accounts',
  'account.deleted': 'accounts',
  'password.changed': 'accounts',
  'password.reset': 'accounts',
  'email.changed': 'accounts',
  'identity.linked': 'accounts',
  'identity.unlinked': 'accounts',
  'consent.given': 'accounts',
  'consent.withdrawn': 'accounts',
  'inbox.changed': 'requests',
  'service_request.changed': 'requests',
  'service_catalog.changed': 'requests',
  'service_calendar.changed': 'requests',
  'knowledge_article.changed': 'requests',
  'recurring_request.changed': 'requests',
  'problem_record.changed': 'requests',
  'treatment_request.changed': 'requests',
  'journey.changed': 'requests',
  'person.changed': 'requests',
  'treatment.changed': 'catalogue',
  'treatment_category.changed': 'catalogue',
  'recommendation.changed': 'catalogue',
  'hospital.changed': 'catalogue',
  'doctor.changed': 'catalogue',
  'city.changed': 'catalogue',
  'article.changed': 'catalogue',
  'question.changed': 'catalogue',
  'vacancy.changed': 'catalogue',
  'organisation.changed': 'catalogue',
  'proposal.changed': 'catalogue',
  'membership.changed': 'roles',
  'price.changed': 'catalogue',
  'credential.checked': 'catalogue',
  'treatments.imported': 'catalogue',
  'prices.imported': 'catalogue',
  'activity.exported': 'exports',
  'treatments.exported': 'exports',
  'catalogue.exported': 'exports',
  'service_requests.exported': 'exports',
  'work.exported': 'exports',
  'signal.changed': 'operations',
  'signals.exported': 'exports',
  'signal_definition.tried': 'operations',
  'signal_definition.changed': 'operations',
  'own_signal_definition.changed': 'operations',
  'webhook.changed': 'operations',
  'staff_invitation.changed': 'roles',
  'staff_group.changed': 'roles',
  'staff_absence.changed': 'roles',
  'incident.changed': 'operations',
  'incident.exported': 'exports',
  'incidents.exported': 'exports',
  'compliance.changed': 'operations',
  'data_request.changed': 'operations',
  'retention.changed': 'operations',
  'compliance.exported': 'exports',
  'data_request.exported': 'exports',
  'escalation.changed': 'operations',
  'escalation_chain.changed': 'operations',
  'on_call.changed': 'operations',
  'resource.changed': 'operations',
  'resource_need.changed': 'operations',
  'record_link.changed': 'requests',
  'mail_test.sent': 'operations',
  'release.switched': 'operations',
  'form_tests.removed': 'operations',
  'verification_test.started': 'operations',
  'verification_test.removed': 'operations',
  'broadcast.changed': 'operations',
} as const satisfies Record<string, ActivityType>;
export type ActivityAction = keyof typeof ACTIVITY_ACTIONS;

export const ACTIVITY_ACTION_NAMES: Record<ActivityAction, string> = defineMessages(
  'contracts/activity/activity-action-names',
  {
    'role.given': 'Role given',
    'role.taken': 'Role taken away',
    'role.changed': 'Role changed',
    'application.refused': 'Application refused',
    'application.accepted': 'Application accepted',
    'sessions.ended': 'Sessions ended',
    'account.created': 'Account opened',
    'account.completed': 'Profile completed',
    'account.deleted': 'Account deleted',
    'password.changed': 'Password changed',
    'password.reset': 'Password reset by email',
    'email.changed': 'Email address changed',
    'identity.linked': 'Outside sign-in connected',
    'identity.unlinked': 'Outside sign-in disconnected',
    'consent.given': 'Consent given',
    'consent.withdrawn': 'Consent withdrawn',
    'inbox.changed': 'Inbox request changed',
    'service_request.changed': 'Service request changed',
    'service_catalog.changed': 'Service catalogue changed',
    'service_calendar.changed': 'Working hours changed',
    'knowledge_article.changed': 'Knowledge article changed',
    'recurring_request.changed': 'Recurring request changed',
    'problem_record.changed': 'Problem changed',
    'treatment_request.changed': 'Treatment request changed',
    'journey.changed': 'Journey changed',
    'person.changed': 'Enquiries of a person merged or separated',
    'treatment.changed': 'Treatment changed',
    'treatment_category.changed': 'Treatment category changed',
    'recommendation.changed': 'Recommendation changed',
    'hospital.changed': 'Hospital changed',
    'doctor.changed': 'Doctor changed',
    'city.changed': 'City changed',
    'article.changed': 'Article changed',
    'question.changed': 'Question changed',
    'vacancy.changed': 'Vacancy changed',
    'organisation.changed': 'Organisation changed',
    'proposal.changed': 'Proposed change of the public site',
    'membership.changed': 'People of an organisation changed',
    'price.changed': 'Price changed',
    'credential.checked': 'Licence or accreditation',
    'treatments.imported': 'Treatments imported',
    'prices.imported': 'Price sheet imported',
    'activity.exported': 'Activity exported',
    'treatments.exported': 'Treatments exported',
    'catalogue.exported': 'Catalogue exported',
    'service_requests.exported': 'Service requests exported',
    'work.exported': 'Work of a partner exported',
    'signal.changed': 'Signal changed',
    'signals.exported': 'Signals exported',
    'signal_definition.tried': 'Threshold of a signal tried',
    'signal_definition.changed': 'What is watched changed',
    'own_signal_definition.changed': 'Own signal definition changed',
    'webhook.changed': 'Webhook changed',
    'staff_invitation.changed': 'Invitation of a colleague',
    'staff_group.changed': 'Group of colleagues changed',
    'staff_absence.changed': 'Absence of a colleague changed',
    'incident.changed': 'Incident changed',
    'incident.exported': 'Report of an incident made',
    'incidents.exported': 'Incidents exported',
    'compliance.changed': 'Compliance changed',
    'data_request.changed': 'Request about personal data changed',
    'retention.changed': 'Retention changed',
    'compliance.exported': 'Compliance report made',
    'data_request.exported': 'Personal data downloaded',
    'escalation.changed': 'Escalation changed',
    'escalation_chain.changed': 'Escalation chain changed',
    'on_call.changed': 'On-call rota changed',
    'resource.changed': 'Resource changed',
    'resource_need.changed': 'Need of a resource changed',
    'record_link.changed': 'Link between records changed',
    'mail_test.sent': 'Mail sent as a test',
    'release.switched': 'Release switched',
    'form_tests.removed': 'Tests of a form removed',
    'verification_test.started': 'Test account signed up',
    'verification_test.removed': 'Test account removed',
    'broadcast.changed': 'Broadcast changed',
  },
);

/** Security events that are written by the server or reported by browsers (spec section 7), with their type. */
export const SECURITY_EVENT_NAMES = defineMessages('contracts/activity/security-event-names', {
  user_login: 'Signed in',
  sign_in_slowed: 'Sign-in slowed after wrong passwords',
  refresh_token_reused: 'A used session key came back: session ended',
  csp_violation: 'A page was kept from loading something',
});
export type SecurityEventType = keyof typeof SECURITY_EVENT_NAMES;

/** Who reported an event: the server observed it; a browser's report may be made up. */
export const EVENT_REPORTERS = ['server', 'browser'] as const;
export type EventReporter = (typeof EVENT_REPORTERS)[number];

export interface ActivityPage {
  /** Newest first. */
  items: ActivityItem[];
  next_cursor: string | null;
}

export interface ActivityItem {
  id: Id;
  type: ActivityType;
  action: ActivityAction | SecurityEventType;
  at: Moment;
  /** Null where nobody was signed in. */
  actor: ActivityActor | null;
  subject: ActivitySubject | null;
  /** Text in it is text, never markup. */
  details: Record<string, unknown>;
  request_id: string | null;
  /** The server saw it; what a browser reports may be made up. */
  reported_by: EventReporter;
}

export interface ActivitySubject {
  id: Id;
  /** As it is now; null when the account is gone. */
  name: string | null;
  /** As it is now; null when the account is gone. */
  email: string | null;
}

export interface Logged {
  success: boolean;
  id: Id;
}
