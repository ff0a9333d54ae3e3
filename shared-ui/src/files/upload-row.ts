/** As portal-kit's `useUploads` gives it. */
export interface UploadRow {
  key: string;
  name: string;
  type: string;
  /** Bytes; `sent` of them have arrived. */
  size: number;
  sent: number;
  state: 'waiting' | 'sending' | 'paused' | 'offline' | 'finishing' | 'failed' | 'refused';
  /** Why it failed or was refused. */
  failure: string | null;
}
