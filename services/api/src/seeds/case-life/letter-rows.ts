import { LETTER_CODE_LENGTH } from '@ayana/contracts/journey';
import { DAY } from './case-clock.js';
import type { DemoCase, TableRows } from './demo-case.js';

/** The letters of those whose hospital has issued one: valid, so that `/verify/{code}` shows them to anyone. */
export function letterRows(demo: DemoCase, others: readonly TableRows[]): TableRows[] {
  const { stage, nextId, journey_id, index, patient, clock, case_manager_id } = demo;
  const [quote_id, document_id] = [
    idOf(others, 'quotes', ({ status }) => status === 'accepted'),
    idOf(others, 'documents', ({ kind, status }) => kind === 'visa_letter' && status === 'checked'),
  ];
  if (quote_id === undefined || document_id === undefined) return [];
  const issued_at = clock.completed(6);
  // Those of the sixth stage arrive tomorrow.
  const admission = stage === 6 ? clock.fromNow(1) : clock.completed(7);
  const letter = {
    id: nextId(),
    journey_id,
    quote_id,
    document_id,
    code: demoCode(index),
    status: 'valid',
    initials: `${initial(patient.first_name)} ${initial(patient.last_name)}`,
    birth_year: patient.born,
    admission_on: dayOf(admission),
    stay_until: dayOf(new Date(admission.getTime() + 20 * DAY)),
    attendants: index % 2,
    issued_by: case_manager_id,
    issued_at,
  };
  return [{ table: 'visa_letters', rows: [letter] }];
}

/** The same at each start, so that it can be tried: `DEM0A-YANA0-00000-000` and the number of the case. */
const demoCode = (index: number): string => `DEM0AYANA${String(index).padStart(LETTER_CODE_LENGTH - 9, '0')}`;

const initial = (name: string): string => `${Array.from(name)[0]?.toUpperCase() ?? ''}.`;
const dayOf = (at: Date): string => at.toISOString().slice(0, 10);

function idOf(
  tables: readonly TableRows[],
  table: string,
  fits: (row: Readonly<Record<string, unknown>>) => boolean,
): string | undefined {
  const row = tables
    .filter((each) => each.table === table)
    .flatMap(({ rows }) => rows)
    .find(fits);
  return typeof row?.['id'] === 'string' ? row['id'] : undefined;
}
