import { join } from 'node:path';

import { startDatabase } from '@ayana/tooling/database/index.ts';
import { dataFolder } from '@ayana/tooling/database/paths.ts';

/**
 * Works on the database `npm start` would use: DATABASE_URL's, else the embedded one of the data folder, which is started for
 * it unless it runs already.
 */
export async function withSiteDatabase<T>(say: (line: string) => void, work: (url: string) => Promise<T>): Promise<T> {
  const named = process.env['DATABASE_URL'];
  if (named) return work(named);
  const database = await startDatabase({ dataDir: join(dataFolder(), 'postgres'), log: say });
  try {
    return await work(database.url);
  } finally {
    if (!database.adopted) await database.stop();
  }
}
