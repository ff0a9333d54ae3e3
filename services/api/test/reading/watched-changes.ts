import { type TestDatabase, watchWrites } from '../support/database.js';

/**
 * Watches every table of the application and of its job queues.
 * @returns the tables whose rows differ since the last call
 */
export async function watchChanges(database: TestDatabase, jobsSchema: string): Promise<() => Promise<string[]>> {
  await watchWrites(database, ['public', jobsSchema]);
  return async () => {
    const written = await database.rows<{ table_name: string; differs: boolean }>(
      'delete from watch.writes returning table_name, differs',
    );
    const changed = written.filter(({ differs }) => differs).map(({ table_name }) => table_name);
    return [...new Set(changed)].toSorted();
  };
}
