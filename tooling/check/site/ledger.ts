import { withClient } from '../../database/connect.ts';
import type { Filled } from './forms.ts';
import { send } from './submit.ts';
import type { Site } from './site.ts';
import { runInParallel } from '../../build/run-in-parallel.ts';

/** What the database stores of some forms, compared with the answers their senders got. */
export interface Ledger {
  readonly acknowledged: number;
  readonly rows: number;
  readonly keys: number;
  /** Acknowledged, but the row is not there. */
  readonly lost: number;
  /** Rows beyond one for each form. */
  readonly doubled: number;
  /** Rows without exactly one inbox entry, one key and the two mails that belong to them. */
  readonly incomplete: number;
}

/** Reads the rows of these forms. */
export async function readLedger(
  { databaseUrl }: Pick<Site, 'databaseUrl'>,
  forms: readonly Filled[],
): Promise<Ledger> {
  return withClient(databaseUrl, async (client) => {
    const { rows } = await client.query<{ id: string; email: string; whole: boolean }>(
      `with written as (
        select id, email from contact_messages union all select id, email from consultations
        union all select id, email from video_consultations)
      select id, email,
        (select count(*) from inbox_items i where i.id = w.id) = 1
        and (select count(*) from idempotency_keys k where k.answer::jsonb ->> 'id' = w.id::text) = 1
        and (select count(*) from outgoing_mails m where split_part(m.dedupe_key, ':', 2) = w.id::text) = 2 as whole
      from written w where email = any($1)`,
      [forms.map(({ email }) => email)],
    );
    const keys = await client.query<{ count: number }>(
      'select count(*)::int as count from idempotency_keys where key = any($1)',
      [forms.map(({ key }) => key)],
    );
    const ids = new Set(rows.map(({ id }) => id));
    const acknowledged = forms.filter(({ answer }) => answer !== undefined);
    return {
      acknowledged: acknowledged.length,
      rows: rows.length,
      keys: keys.rows[0]?.count ?? 0,
      lost: acknowledged.filter(({ answer }) => !ids.has(idOf(answer))).length,
      doubled: rows.length - new Set(rows.map(({ email }) => email)).size,
      incomplete: rows.filter(({ whole }) => !whole).length,
    };
  });
}

/** Sends every form once more. @returns how many were not answered byte for byte as the first time */
export async function replay({ origin }: Site, forms: readonly Filled[]): Promise<number> {
  let different = 0;
  await runInParallel(forms, 8, async (filled) => {
    const first = filled.answer;
    const { status, text } = await send(origin, filled);
    if (status !== 201 || text !== first) different += 1;
  });
  return different;
}

function idOf(answer: string | undefined): string {
  const { id } = JSON.parse(answer ?? '{}') as { id?: string };
  return id ?? '';
}
