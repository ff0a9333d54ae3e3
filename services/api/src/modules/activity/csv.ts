import type { ActivityItemDto } from './activity.dto.js';

/** The first characters of a spreadsheet formula (OWASP, "CSV Injection"), also in their full-width form. */
const FORMULA = /^\s*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]|^[\t\r\n]/;

/** A cell of RFC 4180, always in quotes; an apostrophe makes a formula plain text. */
export function cell(value: string): string {
  const text = FORMULA.test(value) ? `'${value}` : value;
  return `"${text.replaceAll('"', '""')}"`;
}

const line = (cells: readonly string[]): string => `${cells.map(cell).join(',')}\r\n`;

export const ACTIVITY_CSV_HEAD = line([
  'at',
  'type',
  'action',
  'actor_id',
  'actor_name',
  'actor_email',
  'actor_role',
  'subject_id',
  'subject_name',
  'subject_email',
  'details',
  'request_id',
  'reported_by',
  'id',
]);

/** One row of the export. */
export function activityLine({
  at,
  type,
  action,
  actor,
  subject,
  details,
  request_id,
  reported_by,
  id,
}: ActivityItemDto): string {
  return line([
    at,
    type,
    action,
    actor?.id ?? '',
    actor?.name ?? '',
    actor?.email ?? '',
    actor?.role ?? '',
    subject?.id ?? '',
    subject?.name ?? '',
    subject?.email ?? '',
    JSON.stringify(details),
    request_id ?? '',
    reported_by,
    id,
  ]);
}
