import { withClient } from '../../database/connect.ts';
import type { Filled } from './forms.ts';
import type { Site } from './site.ts';
import { until } from './waiting.ts';

/** Result of the mails of some forms, once all are sent. */
export interface MailLedger {
  readonly asked: number;
  readonly arrived: number;
  /** Asked for and never arrived. */
  readonly lost: number;
  /** Mails that arrived under a Message-ID of their own beyond the two of each form. */
  readonly doubled: number;
  /** Arrived once more under the same Message-ID, by which a mail program can tell. */
  readonly repeats: number;
}

/** Waits until every mail of these forms has been sent or given up, and counts. */
export async function drainMails(
  site: Pick<Site, 'databaseUrl' | 'sink'>,
  forms: readonly Filled[],
  patienceMs = 240_000,
): Promise<MailLedger> {
  const emails = forms.map(({ email }) => email);
  let mails: { message_id: string; status: string }[] = [];
  await until(
    'every mail has gone',
    patienceMs,
    async () => {
      mails = await readMails(site, emails);
      return mails.every(({ status }) => status === 'sent' || status === 'failed');
    },
    200,
  );
  // The row may be updated a moment before the sink's list, or after it.
  const ids = new Set(mails.map(({ message_id }) => message_id));
  const people = new Set(emails);
  const taken = site.sink.taken.filter(({ messageId, to }) => ids.has(messageId) || people.has(to));
  const distinct = new Set(taken.map(({ messageId }) => messageId));
  return {
    asked: mails.length,
    arrived: distinct.size,
    lost: mails.filter(({ message_id }) => !distinct.has(message_id)).length,
    doubled: [...distinct].filter((id) => !ids.has(id)).length + Math.max(0, mails.length - 2 * forms.length),
    repeats: taken.length - distinct.size,
  };
}

async function readMails({ databaseUrl }: Pick<Site, 'databaseUrl'>, emails: readonly string[]) {
  return withClient(databaseUrl, async (client) => {
    const { rows } = await client.query<{ message_id: string; status: string }>(
      `select m.message_id, m.status from inbox_items i
       join outgoing_mails m on split_part(m.dedupe_key, ':', 2) = i.id::text where i.email = any($1)`,
      [emails],
    );
    return rows;
  });
}
