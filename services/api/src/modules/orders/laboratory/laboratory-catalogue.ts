import type { LaboratoryRange, LaboratoryTest, RangeFor } from '@ayana/contracts/journey';
import type { Kysely } from 'kysely';
import type { Tables } from '../../../platform/database/tables.js';

export interface CatalogueTest extends LaboratoryTest {
  ranges: readonly (LaboratoryRange & RangeFor)[];
}

/** The tests that can be ordered, in their order. */
export const laboratoryTests = (database: Kysely<Tables>): Promise<LaboratoryTest[]> =>
  database
    .selectFrom('laboratory_tests')
    .select(['code', 'name', 'group', 'unit', 'specimen', 'decimals', 'scale', 'choices'])
    .select(['possible_above', 'possible_to'])
    .orderBy('position')
    .execute();

/** The tests with the ranges they are measured by, by their code. */
export async function laboratoryCatalogue(database: Kysely<Tables>): Promise<ReadonlyMap<string, CatalogueTest>> {
  const [tests, ranges] = await Promise.all([
    laboratoryTests(database),
    database.selectFrom('laboratory_ranges').selectAll().execute(),
  ]);
  return new Map(
    tests.map((test) => [test.code, { ...test, ranges: ranges.filter(({ test_code }) => test_code === test.code) }]),
  );
}
