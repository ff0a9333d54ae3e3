export interface Live {
  status: 'up';
  /** Of the program (AYANA_VERSION). */
  version: string;
}

export type CheckState = 'up' | 'down';

export interface Started {
  status: CheckState;
  /** Of the program (AYANA_VERSION). */
  version: string;
}

export interface Ready extends Started {
  /** By name: migrations, seeds, storage (the database takes writes), mail, pages, redis. */
  checks: Readonly<Record<string, CheckState>>;
}
