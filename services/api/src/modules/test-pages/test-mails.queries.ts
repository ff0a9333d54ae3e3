import type { MailAttempt } from '@ayana/contracts/test-pages';
import { ENGLISH } from '@ayana/contracts/language';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import { isoTime } from '../../platform/database/database.js';
import type { Tables } from '../../platform/database/tables.js';
import { mapPage, type Page } from '../../platform/http/cursor.js';
import { keysetList, type ListDefinition } from '../../platform/http/lists/keyset-list.js';
import type { MailTestDto } from './test-mails.dto.js';

interface Row {
  id: string;
  template: string;
  language: string | null;
  recipient: string | null;
  status: MailTestDto['status'];
  created_at: Date | string;
  sent_at: Date | string | null;
  attempts: (Omit<MailAttempt, 'failure'> & { failure: object | null })[];
}

const mails = (database: Kysely<Tables>) =>
  database
    .selectFrom('outgoing_mails as mail')
    .select([
      'mail.id',
      sql<string>`mail.template`.as('template'),
      'mail.language',
      'mail.recipient',
      'mail.status',
      'mail.created_at',
      'mail.sent_at',
      sql<Row['attempts']>`(select coalesce(jsonb_agg(jsonb_build_object('number', attempt.number,
          'started_at', attempt.started_at, 'finished_at', attempt.finished_at, 'failure', attempt.failure) order by attempt.number), '[]')
        from mail_attempts attempt where attempt.mail_id = mail.id)`.as('attempts'),
    ])
    .where('mail.is_test', '=', true);

const PLAN: ListDefinition<Row, 'newest', object, null> = {
  id: 'mail.id',
  sort: 'newest',
  sorts: { newest: { column: 'mail.created_at', type: 'timestamptz', order: 'desc', of: (row) => row.created_at } },
  filters: {},
};

export function listTestMails(
  database: Kysely<Tables>,
  query: { limit: number; cursor?: string | undefined; order?: 'asc' | 'desc' | undefined },
): Promise<Page<MailTestDto>> {
  return mapPage(keysetList(mails(database), PLAN, query, null), mailOf);
}

export async function findTestMail(database: Kysely<Tables>, id: string): Promise<MailTestDto | undefined> {
  const row = await mails(database).where('mail.id', '=', id).executeTakeFirst();
  return row === undefined ? undefined : mailOf(row);
}

/** Those whose key fits, the oldest first. */
export async function testMailsOf(
  database: Kysely<Tables>,
  dedupeKey: (column: RawBuilder<string>) => RawBuilder<boolean>,
): Promise<(MailTestDto & { dedupe_key: string })[]> {
  const rows = await mails(database)
    .select('mail.dedupe_key')
    .where(dedupeKey(sql<string>`mail.dedupe_key`))
    .orderBy('mail.created_at')
    .orderBy('mail.id')
    .execute();
  return rows.map((row) => Object.assign(mailOf(row), { dedupe_key: row.dedupe_key }));
}

function mailOf(row: Row): MailTestDto {
  const { id, template, language, recipient, status, created_at, sent_at, attempts } = row;
  return {
    id,
    template,
    language: language ?? ENGLISH.tag,
    to: status === 'withheld' ? null : recipient,
    status,
    created_at: isoTime(created_at),
    sent_at: sent_at === null ? null : isoTime(sent_at),
    attempts: attempts.map(({ number, started_at, finished_at, failure }) => ({
      number,
      started_at: isoTime(started_at),
      finished_at: isoTime(finished_at),
      failure: failure === null ? null : failureText(failure),
    })),
  };
}

/** `describeFailure`’s record in a line: the mail server’s words are in its message. */
function failureText(failure: object): string {
  const parts = ['code', 'message'].flatMap((name) => {
    const value: unknown = Reflect.get(failure, name);
    return typeof value === 'string' || typeof value === 'number' ? [String(value)] : [];
  });
  return parts.length === 0 ? JSON.stringify(failure) : parts.join(': ');
}
