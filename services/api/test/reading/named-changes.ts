/**
 * What reading may change, by table: nothing in it changes what a person sees or may do. A new entry is a decision; a new effect of a
 * GET route belongs behind a POST.
 */

/** By any read, beside the tables that the program keeps (docs/migrations.md). */
export const EVERY_READ: readonly string[] = [
  // Who read a record, and the activity log of what was exported.
  'record_accesses',
  'audit_entries',
  'activity_unsealed',
  'activity_chain',
  // What of its work a member has opened (ADR 116).
  'work_openings',
  // A paper is kept after it was first made.
  'kept_papers',
];

/** By the reads of a route. */
export const MAY_CHANGE: Readonly<Record<string, readonly string[]>> = {
  // The first opening of a broadcast's link is counted.
  'GET /broadcast-messages/open': ['broadcast_messages'],
};

/** Routes that cannot be read here, and why. */
export const UNREAD: Readonly<Record<string, string>> = {
  'GET /health/ready': 'this API has no mail server and answers 503',
  'GET /health/started': 'as above',
  'GET /auth/oauth/:provider':
    'begins a sign-in with a provider, which this API has not: it stores the state of that sign-in',
  'GET /auth/complete-sign-up': 'continues a sign-in with a provider: no mail has its link',
  'GET /room-visits/current': 'asks for the secret of a room’s session (visits.test)',
  'GET /room-visits/current/ice-servers': 'as above',
  'GET /guest-case': 'asks for the cookie of a guest (guest-cases.test)',
  'GET /guest-case/papers/:id/content': 'as above',
  // The demo has no row, or no file, of these; the tests of their modules read them.
  'GET /mail-tests/:id': 'a mail that the test page sent',
  'GET /verification-tests/:id': 'a test of the mail’s settings',
  'GET /signals/:id': 'made by a job',
  'GET /prescriptions/:id/deliveries/:delivery_id/photo': 'the photo of a delivery (deliveries.test)',
  'GET /files/:id/content': 'a file of the demo has no bytes here',
  'GET /compliance-evidence/:id/link': 'as above',
  'GET /own-data-requests/:id/export': 'a request that is not ready',
  'GET /oauth2/callback': 'ends a sign-in with a provider: its single-use state comes with the provider’s own answer',
};
