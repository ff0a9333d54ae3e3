import type { LastEditor } from '../editing/index.ts';
import type { Id, Integer, Moment } from '../shapes/index.ts';

export const STAFF_GROUPS_MAX = 100;
export const STAFF_GROUP_MEMBERS_MAX = 100;

export interface StaffGroupMember {
  id: Id;
  name: string;
}

/** Colleagues who are given work together: it is theirs until one of them takes it. */
export interface StaffGroup {
  id: Id;
  name: string;
  /** What it is for. */
  purpose: string | null;
  /** By name; those who left the staff are not among them. */
  members: StaffGroupMember[];
  /** Requests and incidents that nobody of it has taken yet. */
  open: Integer;
  version: Integer;
  updated_at: Moment;
  updated_by: LastEditor | null;
}

export interface StaffGroups {
  /** By name. */
  items: StaffGroup[];
}
