import type { RetentionRuleKey } from '@ayana/contracts/operations';
import { type RawBuilder, sql } from 'kysely';
import { type Database, type EntityManager, within } from '../../../platform/database/database.js';
import type { Files } from '../../../platform/files/files.service.js';
import { countEndedCases, removeEndedCases } from './ended-cases.js';
import { isLeftAlone, removeEnquiries } from './enquiries.js';

type Reader = ReturnType<Database['read']>;

interface Removal {
  before: Date;
  limit: number;
  files: Files;
}

/** What is over its time, and how it is removed. */
export interface Rule {
  count(database: Reader, before: Date): Promise<number>;
  /** @returns how many were removed, at most `limit` */
  remove(em: EntityManager, removal: Removal): Promise<number>;
}

/** A rule about rows of one table. */
const rowsOf = (table: string, isOver: (before: Date) => RawBuilder<boolean>): Rule => ({
  count: async (database, before) => {
    const { rows } = await sql<{ count: number }>`
      select count(*)::integer as count from ${sql.table(table)} where ${isOver(before)}`.execute(database);
    return rows[0]?.count ?? 0;
  },
  remove: async (em, { before, limit }) => {
    const { rows } = await sql`
      delete from ${sql.table(table)} where id in (select id from ${sql.table(table)} where ${isOver(before)} order by id limit ${limit})
      returning id`.execute(within(em));
    return rows.length;
  },
});

/** Requests of the inbox that were closed, by what they are. */
const closedItems = (isOf: RawBuilder<boolean>): Rule => {
  const isOver = (before: Date) => sql<boolean>`item.status = 'closed' and item.updated_at < ${before} and ${isOf}`;
  return {
    count: async (database, before) => {
      const { rows } = await sql<{ count: number }>`
        select count(*)::integer as count from inbox_items item where ${isOver(before)} and ${isLeftAlone}`.execute(
        database,
      );
      return rows[0]?.count ?? 0;
    },
    remove: (em, { before, ...removal }) => removeEnquiries(em, isOver(before), removal),
  };
};
const isForJob = sql<boolean>`exists (select from career_applications where career_applications.id = item.id)`;

export const RULES: Readonly<Record<RetentionRuleKey, Rule>> = {
  closed_enquiries: closedItems(sql<boolean>`not ${isForJob}`),
  career_applications: closedItems(isForJob),
  patient_notifications: rowsOf('patient_notifications', (before) => sql<boolean>`is_read and created_at < ${before}`),
  sent_mails: rowsOf('outgoing_mails', (before) => sql<boolean>`status = 'sent' and sent_at < ${before}`),
  left_newsletters: rowsOf('newsletter_subscriptions', (before) => sql<boolean>`unsubscribed_at < ${before}`),
  ended_cases: {
    count: countEndedCases,
    remove: (em, removal) => removeEndedCases(em, removal),
  },
};
