import type { Signal } from '@ayana/contracts/operations';
import type { CsvColumns } from '../../platform/http/csv/csv-file.js';

/** The columns of the exported signals. */
export const SIGNAL_COLUMNS: CsvColumns<Signal> = {
  number: ({ number }) => number,
  kind: ({ kind }) => kind,
  severity: ({ severity }) => severity,
  state: ({ state }) => state,
  subject_kind: ({ subject }) => subject.kind,
  subject_name: ({ subject }) => subject.name,
  subject_id: ({ subject }) => subject.id,
  facts: ({ facts }) => JSON.stringify(facts),
  began_at: ({ began_at }) => began_at,
  opened_at: ({ opened_at }) => opened_at,
  acknowledged_by: (signal) => signal.acknowledged_by?.name ?? null,
  acknowledged_at: ({ acknowledged_at }) => acknowledged_at,
  snoozed_until: ({ snoozed_until }) => snoozed_until,
  reason: ({ reason }) => reason,
  ended_at: ({ ended_at }) => ended_at,
  incident: ({ incident }) => incident?.number ?? null,
  id: ({ id }) => id,
};
