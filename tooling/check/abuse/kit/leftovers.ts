import { withClient } from '../../../database/connect.ts';
import type { Site } from '../../site/site.ts';
import { until } from '../../site/waiting.ts';

/** The fields of an inbox request that attacks read. */
export interface Item {
  readonly id: string;
  readonly email: string;
  readonly repeated?: boolean;
}

/**
 * Waits until every mail was offered to the mail server.
 * @returns how many of them it did not take: they are tried again for a quarter of an hour
 */
export async function allMailsGone({ databaseUrl }: Pick<Site, 'databaseUrl'>, patienceMs = 240_000): Promise<number> {
  return withClient(databaseUrl, async (client) => {
    let refused = 0;
    await until(
      'every mail has gone',
      patienceMs,
      async () => {
        const { rows } = await client.query<{ untried: number; refused: number }>(
          `select count(*) filter (where attempts = 0 or (status = 'sending' and last_error is null))::int as untried,
            count(*) filter (where last_error is not null)::int as refused
          from outgoing_mails where status in ('queued', 'sending')`,
        );
        refused = rows[0]?.refused ?? 0;
        return rows[0]?.untried === 0;
      },
      200,
    );
    return refused;
  });
}

/** All requests in the inbox, read page by page. */
export async function inboxOf(origin: string, token: string): Promise<Item[]> {
  const items: Item[] = [];
  for (let cursor: string | null = ''; cursor !== null;) {
    const query: string = cursor === '' ? '' : `&cursor=${encodeURIComponent(cursor)}`;
    const answer = await fetch(`${origin}/api/inbox?limit=100${query}`, {
      headers: { authorization: `Bearer ${token}` },
    });
    if (!answer.ok) throw new Error(`The inbox was answered ${answer.status}.`);
    const page = (await answer.json()) as { items: Item[]; next_cursor: string | null };
    items.push(...page.items);
    cursor = page.next_cursor;
  }
  return items;
}
