import type { Id, Moment } from '../shapes/index.ts';

/** An open session, as its owner and administrators see it. */
export interface UserSession {
  id: Id;
  /** The browser, as it names itself. */
  user_agent: string | null;
  /** The network it was opened from, without the device. */
  network: string | null;
  /** `password`, or `oauth:<provider>`. */
  method: string;
  created_at: Moment;
  last_used_at: Moment;
}

/** One of the caller's own sessions. */
export interface Session extends UserSession {
  /** Whether it is the one that asks. */
  is_current: boolean;
}
