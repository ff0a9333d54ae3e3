import type { Id, Integer, Moment } from '../shapes/index.ts';

export interface FileLink {
  /** A path of this origin that downloads the file; works without a session. */
  url: string;
  expires_at: Moment;
}

/** A file that belongs to something. */
export interface File {
  id: Id;
  file_name: string;
  /** @example "application/pdf" */
  media_type: string;
  /** Bytes. */
  size: Integer;
  created_at: Moment;
}
