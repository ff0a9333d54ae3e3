import type { Id, Integer, Moment } from '../shapes/index.ts';

/** Whose a piece of work is, of the people who share it. */
export const WORK_HANDLERS = ['mine', 'nobody', 'colleague'] as const;
export type WorkHandler = (typeof WORK_HANDLERS)[number];

/** Longest note of a hand-over, and longest internal note. */
export const HAND_OVER_NOTE_MAX = 500;
export const WORK_NOTE_MAX = 1000;

/** Someone of the organisation who may have its work. */
export interface WorkColleague {
  id: Id;
  name: string;
  /** Away until then: work is not handed to them. Null for one who is there. */
  away_until: Moment | null;
}

/** That work went to someone of the organisation, or to nobody. */
export interface WorkHandOver {
  id: Id;
  /** Null for nobody, and for a person whose account is gone. */
  to_name: string | null;
  /** Null when the account is gone. */
  by_name: string | null;
  note: string | null;
  created_at: Moment;
}

/** Read by the people of the organisation only: neither the staff nor the patient see it. */
export interface WorkNote {
  id: Id;
  /** Null when the account is gone. */
  author_name: string | null;
  text: string;
  created_at: Moment;
}

/** Who of an organisation has a piece of work, and what its people write to each other about it. */
export interface WorkTeam {
  /** False for the work of a single doctor: there is nobody to share it with. */
  is_shared: boolean;
  /** False for members who may only read, and once the work is over. */
  may_change: boolean;
  /** Null for nobody: also when the last one left the organisation. */
  handler: WorkColleague | null;
  /** The colleague who is away and whose work the handler covers; null when the work is the handler’s own. */
  covers_for: WorkColleague | null;
  is_mine: boolean;
  /** Those it can be handed to, by name. */
  colleagues: WorkColleague[];
  /** The newest first. */
  hand_overs: WorkHandOver[];
  /** The newest first. */
  notes: WorkNote[];
  /** Counts the hand-overs. */
  version: Integer;
}
