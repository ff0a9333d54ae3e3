import type { Id } from '../shapes/index.ts';

/** Who changed a row last, for those who may change it too. */
export interface LastEditor {
  id: Id;
  /** As it is now; empty when the account has none. */
  name: string;
}

/** What an answer says about its last change; `updated_by` is absent for readers who only read. */
export interface LastEdit {
  updated_at: string;
  updated_by?: LastEditor | null;
}
