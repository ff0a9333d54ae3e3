import pg from 'pg';

import { APPLICATION_USER, DATABASE_USER } from './cluster.ts';

/** A connection string that node-postgres, MikroORM and libpq all read: the encoded socket folder takes the place of the host. */
export function socketUrl(socketFolder: string, database: string): string {
  return `postgresql://${DATABASE_USER}@${encodeURIComponent(socketFolder)}/${encodeURIComponent(database)}`;
}

/** The same server's URL for another database. */
export function withDatabase(url: string, database: string): string {
  return url.replace(
    /\/[^/?]*(\?.*)?$/,
    (_whole, query: string | undefined) => `/${encodeURIComponent(database)}${query ?? ''}`,
  );
}

/** The same database as the application sees it, which owns nothing there. For the embedded server, which asks for no password. */
export function asApplication(url: string): string {
  return url.replace(/\/\/[^@/]*@/, `//${APPLICATION_USER}@`);
}

/** Connects, works, disconnects. A lost connection rejects the work; it does not end the process. */
export async function withClient<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: 5000,
    application_name: 'ayana-tooling',
  });
  client.on('error', () => undefined);
  try {
    await client.connect();
    return await work(client);
  } finally {
    await client.end().catch(() => undefined);
  }
}
