import { type RawBuilder, sql } from 'kysely';
import type { CurrentUser } from '../../platform/http/access/access.js';
import { isCaseNumber } from '../../platform/http/lists/case-numbers.js';
import { containsWords } from '../../platform/http/lists/word-search.js';
import { assignedTo, isCaseWorker } from '../journeys/index.js';
import { scannedNumberIs } from '../work/index.js';

/**
 * Orders by their number, that of the tube or of the case, and by the patient's name where the reader sees it: who ordered the tests knows
 * the patient by age and sex only.
 * @param table the orders of the query, beside `assignment`, `journey` and `patient`
 */
export function findsOrder(user: CurrentUser, table: 'lab' | 'script', q: string): RawBuilder<boolean> {
  const seesName = isCaseWorker(user) ? sql`true` : assignedTo(user);
  return sql`(${scannedNumberIs(table, q)} or ${isCaseNumber(sql.ref('journey.case_number'), q)}
    or (${seesName} and ${containsWords(sql`search_latin(coalesce(patient.name, ''))`, q, 'search_latin')}))`;
}
