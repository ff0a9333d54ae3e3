export interface Live {
  status: 'up';
  /** Of the program (AYANA_VERSION). */
  version: string;
}
