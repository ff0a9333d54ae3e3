import type { Id, Moment } from '../shapes/index.ts';

export interface JourneyInvitation {
  /** @format email */
  email: string;
  sent_at: Moment;
  expires_at: Moment;
}

export interface InboxJourneyAnswer {
  /** Null while the sender has no account. */
  journey_id: Id | null;
  treatment_request_id: Id | null;
  /** For a sender without an account. */
  invitation: JourneyInvitation | null;
}
