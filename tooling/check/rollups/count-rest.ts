import type { Client } from 'pg';

/**
 * Counts what has changed since the last run of the job, within the caller's transaction.
 * @returns false when another transaction counts at the moment
 */
export async function countRest(client: Client): Promise<boolean> {
  const ask = async <Value>(text: string): Promise<Value | undefined> =>
    (await client.query<{ value: Value }>(`select ${text} as value`)).rows[0]?.value;
  if ((await ask<boolean>('analytics_lock()')) !== true) return false;
  while ((await ask<number>('analytics_take(10000)')) !== 0);
  while ((await ask<boolean>('analytics_roll_month()')) === true);
  return true;
}
