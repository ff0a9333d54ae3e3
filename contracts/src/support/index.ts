/** What a request for support can be about, in the order it is asked. */
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

/** The topics in words, as visitors choose them and the staff reads them. */
export const SUPPORT_TOPIC_NAMES: Readonly<Record<SupportTopic, string>> = {
  documents: 'Documents and reports',
  flights: 'Flights',
  accommodation: 'Accommodation',
  transport: 'Transport in India',
  case_management: 'My case and my case manager',
  portal: 'Signing in and using the portal',
  personal_data: 'My personal data',
  complaint: 'A complaint',
  other: 'Something else',
};

/** Fields of the support request as sent, in the order they stand on screen. */
export const SUPPORT_FIELDS = ['topic', 'name', 'email', 'phone', 'message'] as const;
export type SupportField = (typeof SUPPORT_FIELDS)[number];

/** What is said of a field that must be filled in. */
export const SUPPORT_MISSING: Readonly<Record<Exclude<SupportField, 'phone'>, string>> = {
  topic: 'Please choose what this is about.',
  name: 'Please enter your name.',
  email: 'Please enter an email address we can answer, like name@example.com.',
  message: 'Please write what happened, or what you need.',
};

/** Where a request stands, as its sender reads it. */
export const SUPPORT_STATUSES = ['received', 'in_hand', 'answered', 'closed'] as const;
export type SupportStatus = (typeof SUPPORT_STATUSES)[number];

/** Where the address of a followed request carries its token. */
export const SUPPORT_FOLLOW_PARAMETER = 'request';
/** The page on which a request is followed; the mail's link adds the token. */
export const SUPPORT_FOLLOW_PATH = `/support?${SUPPORT_FOLLOW_PARAMETER}=`;
