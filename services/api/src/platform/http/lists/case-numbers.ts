import { caseNumberPattern } from '@ayana/contracts/journey';
import type { ApiPropertyOptions } from '@nestjs/swagger';
import { type RawBuilder, sql } from 'kysely';

/** How the number of a case is described. */
export const CASE_NUMBER_FIELD = {
  type: 'string',
  example: 'AY-7K2Q4',
  description: 'Of the case, as people say it.',
} as const satisfies ApiPropertyOptions;

/** The number of a case, by its id. */
export const caseNumberOf = (journeyId: RawBuilder<unknown>): RawBuilder<string> =>
  sql`(select numbered.case_number from cases numbered where numbered.id = ${journeyId})`;

/** Condition: a search is for the case with this number. */
export function isCaseNumber(caseNumber: RawBuilder<unknown>, q: string): RawBuilder<boolean> {
  const pattern = caseNumberPattern(q);
  return pattern === null ? sql`false` : sql`${caseNumber} like ${pattern}`;
}
