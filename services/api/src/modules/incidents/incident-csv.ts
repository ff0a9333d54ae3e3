import type { Incident } from '@ayana/contracts/operations';
import type { CsvColumns } from '../../platform/http/csv/csv-file.js';

/** The columns of the exported incidents. */
export const INCIDENT_COLUMNS: CsvColumns<Incident> = {
  number: ({ number }) => number,
  title: ({ title }) => title,
  type: ({ type }) => type,
  severity: ({ severity }) => severity,
  state: ({ state }) => state,
  is_drill: ({ is_drill }) => String(is_drill),
  summary: ({ summary }) => summary,
  commander: ({ commander }) => commander?.name ?? null,
  group: ({ group }) => group?.name ?? null,
  liaison: ({ liaison }) => liaison?.name ?? null,
  scribe: ({ scribe }) => scribe?.name ?? null,
  open_tasks: ({ open_tasks }) => open_tasks,
  overdue_tasks: ({ overdue_tasks }) => overdue_tasks,
  journeys: ({ journeys }) => journeys,
  signals: ({ signals }) => signals,
  opened_by: ({ opened_by }) => opened_by.name,
  opened_at: ({ opened_at }) => opened_at,
  stable_at: ({ stable_at }) => stable_at,
  closed_at: ({ closed_at }) => closed_at,
  reviewed_at: ({ reviewed_at }) => reviewed_at,
  merged_into: ({ merged_into }) => merged_into?.number ?? null,
  updated_at: ({ updated_at }) => updated_at,
  id: ({ id }) => id,
};
