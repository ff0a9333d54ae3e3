import type { JourneyEvent } from './entries.ts';
import type { Id, Integer, Moment } from '../shapes/index.ts';

export interface JourneyActor {
  id: Id;
  /** As it is now; empty when the account is gone. */
  name: string;
}

export interface JourneyEntry {
  id: Id;
  at: Moment;
  event: JourneyEvent;
  visibility: 'public' | 'internal';
  /** Null for the system. */
  actor: JourneyActor | null;
  stage_number: Integer | null;
  from_state: string | null;
  to_state: string | null;
  text: string | null;
}
