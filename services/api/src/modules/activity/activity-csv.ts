import type { ActivityItem } from '@ayana/contracts/activity';
import type { CsvColumns } from '../../platform/http/csv/csv-file.js';

/** The columns of the exported activity. */
export const ACTIVITY_COLUMNS: CsvColumns<ActivityItem> = {
  at: ({ at }) => at,
  type: ({ type }) => type,
  action: ({ action }) => action,
  actor_id: ({ actor }) => actor?.id ?? null,
  actor_name: ({ actor }) => actor?.name ?? null,
  actor_email: ({ actor }) => actor?.email ?? null,
  actor_role: ({ actor }) => actor?.role ?? null,
  subject_id: ({ subject }) => subject?.id ?? null,
  subject_name: ({ subject }) => subject?.name ?? null,
  subject_email: ({ subject }) => subject?.email ?? null,
  details: ({ details }) => JSON.stringify(details),
  request_id: ({ request_id }) => request_id,
  reported_by: ({ reported_by }) => reported_by,
  id: ({ id }) => id,
};
