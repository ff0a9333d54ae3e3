import type { Id, Moment } from '../shapes/index.ts';
import { defineMessages } from '../language/index.ts';

/** Topics of a support request, in the order of the form. */
export const SUPPORT_TOPICS = [
  'documents',
  'flights',
  'accommodation',
  'transport',
  'case_management',
  'portal',
  'personal_data',
  'complaint',
  'other',
] as const;
export type SupportTopic = (typeof SUPPORT_TOPICS)[number];

/** Display names of the topics. */
export const SUPPORT_TOPIC_NAMES: Readonly<Record<SupportTopic, string>> = defineMessages(
  'contracts/support/support-topic-names',
  {
    documents: 'Documents and reports',
    flights: 'Flights',
    accommodation: 'Accommodation',
    transport: 'Transport in India',
    case_management: 'My case and my case manager',
    portal: 'Signing in and using the portal',
    personal_data: 'My personal data',
    complaint: 'A complaint',
    other: 'Something else',
  },
);

/** Fields of the support request as sent, in the order of the form. */
export const SUPPORT_FIELDS = ['topic', 'name', 'email', 'phone', 'message'] as const;
export type SupportField = (typeof SUPPORT_FIELDS)[number];

/** Error of a required field that is empty. */
export const SUPPORT_MISSING: Readonly<Record<Exclude<SupportField, 'phone'>, string>> = defineMessages(
  'contracts/support/support-missing',
  {
    topic: 'Please choose what this is about.',
    name: 'Please enter your name.',
    email: 'Please enter an email address we can answer, like name@example.com.',
    message: 'Please write what happened, or what you need.',
  },
);

/** Status of a request, for its sender. */
export const SUPPORT_STATUSES = ['received', 'in_hand', 'answered', 'closed'] as const;
export type SupportStatus = (typeof SUPPORT_STATUSES)[number];

/** Query parameter of a request's page with its token. */
export const SUPPORT_FOLLOW_PARAMETER = 'request';
/** The page on which the sender follows a request; the mail's link adds the token. */
export const SUPPORT_FOLLOW_PATH = `/support?${SUPPORT_FOLLOW_PARAMETER}=`;

/** A support request as its sender sees it: no address, no note of the staff. */
export interface FollowedRequest {
  /** @example "AY-7K3F9Q" */
  reference: string;
  topic: SupportTopic;
  status: SupportStatus;
  received_at: Moment;
  /** When the promised answer is due. */
  due_at: Moment;
  /** What was written. Text, never markup. */
  message: string;
  /** Oldest first. */
  answers: SupportAnswer[];
}

export interface SupportAnswer {
  id: Id;
  at: Moment;
  /** Who wrote it, as patients may see it. */
  from: string | null;
  /** Text, never markup. */
  text: string;
}
