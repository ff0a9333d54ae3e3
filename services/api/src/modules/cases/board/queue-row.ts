import type { QueueKind } from '@ayana/contracts/journey';

/** A row of the queue as its views have it. */
export interface QueueRow {
  id: string;
  kind: QueueKind;
  journey_id: string | null;
  owner_id: string | null;
  name: string | null;
  detail: string;
  subject_kind: string | null;
  due_at: Date | null;
  since: Date;
}
