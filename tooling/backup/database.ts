import { join } from 'node:path';

import { asApplication, startDatabase } from '../database/index.ts';
import { dataFolder } from '../database/paths.ts';

export interface SiteDatabase {
  /** By the owner of its tables, who saves and restores. */
  readonly ownerUrl: string;
  /** As the application sees it. */
  readonly applicationUrl: string;
}

/**
 * Works on the database `npm start` would use: DATABASE_URL's (as its owner, where DATABASE_OWNER_URL names one), else the
 * embedded one of the data folder, which is started for it unless it runs already.
 */
export async function withSiteDatabase<T>(
  say: (line: string) => void,
  work: (database: SiteDatabase) => Promise<T>,
): Promise<T> {
  const named = process.env['DATABASE_URL'];
  if (named) return work({ ownerUrl: process.env['DATABASE_OWNER_URL'] || named, applicationUrl: named });
  const database = await startDatabase({ dataDir: join(dataFolder(), 'postgres'), log: say });
  try {
    return await work({ ownerUrl: database.url, applicationUrl: asApplication(database.url) });
  } finally {
    if (!database.adopted) await database.stop();
  }
}
