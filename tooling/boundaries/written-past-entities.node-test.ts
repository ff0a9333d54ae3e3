import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';

const root = path.resolve(import.meta.dirname, '../..');

/** Files that write tables of entities by Kysely or SQL, by why (CONTRIBUTING.md). A table without an entity needs no reason. */
const WHY: Readonly<Record<string, readonly string[]>> = {
  'many rows at once': [
    'account-creation.ts',
    'assignment-grants.ts',
    'begin-threads.ts',
    'broadcast-acts.service.ts',
    'broadcast-sending.ts',
    'cancel-orders.ts',
    'case-endings.service.ts',
    'categories.service.ts',
    'consent-history.service.ts',
    'data-acts.service.ts',
    'doctor-accounts.service.ts',
    'gather-messages.ts',
    'laboratory-orders.service.ts',
    'move-orders.ts',
    'paper-request-news.ts',
    'pass-on.ts',
    'price-items.service.ts',
  ],
  'removed after its time, or on request': [
    'account-deletion.service.ts',
    'ended-cases.ts',
    'enquiries.ts',
    'files-cleanup.job.ts',
    'form-tests.service.ts',
    'housekeeping.ts',
    'incoming-cleanup.job.ts',
    'remove-intake.ts',
    'retention-rules.ts',
    'verification-tests.service.ts',
  ],
  'inserted unless it is there, or else changed': [
    'case-addresses.ts',
    'case-register.ts',
    'file-intake.ts',
    'incoming.service.ts',
    'kept-papers.ts',
    'newsletter.service.ts',
    'own-subscription.service.ts',
    'patient-details.service.ts',
    'pauses.service.ts',
    'plan-check-ins.ts',
    'preferences.service.ts',
    'recommendations-upkeep.service.ts',
    'threads.service.ts',
    'unread-messages.job.ts',
    'webhook-signatures.ts',
    'work-openings.service.ts',
  ],
  'changed only from the state it is meant for; the answer says whether': [
    'broadcast-guard.ts',
    'broadcast-links.service.ts',
    'check-in.job.ts',
    'files.service.ts',
    'general-inquiries.service.ts',
    'leaving.service.ts',
    'one-time-tokens.ts',
    'page-guard.ts',
    'prescription-signatures.service.ts',
    'receive-orders.ts',
    'run-pages.ts',
    'sender-confirmations.service.ts',
    'sessions.service.ts',
  ],
  'what the database makes is answered: a number, a clock, a version of the access': [
    'data-requests.service.ts',
    'end-membership.ts',
    'joining.service.ts',
    'message-writer.ts',
    'notifications.service.ts',
    'requirements.service.ts',
    'roles.service.ts',
    'runs.service.ts',
    'signal-opening.ts',
    'staff-joining.service.ts',
  ],
  'columns that the entity leaves to the catalogue': [
    'application-places.ts',
    'hospital-definition.ts',
    'organisations.service.ts',
    'row-writes.ts',
  ],
  'one statement beside bytes or a reader, with no entity in hand': [
    'made-files.ts',
    'made-papers.ts',
    'outside-files.ts',
    'record-accesses.ts',
    'uploads.service.ts',
    'visitor-uploads.ts',
  ],
};

/** A statement that writes, and its table, in either of the two ways; a table in `${…}` is any. */
const STATEMENT =
  /\b(?:insert\s+into|delete\s+from)\s+(\w+|\$\{)|\bupdate\s+(\w+)(?:\s+(?:as\s+)?(?!set\b)\w+)?\s+set\b|\.(?:insertInto|updateTable|deleteFrom)\(\s*(?:'(\w+)|(?=\w))/gi;
const COMMENTS = /\/\*[^]*?\*\/|(?<!:)\/\/[^\n]*/g;

/** The tables that a program writes past the entities; empty for one whose name is not written there. */
export const tablesWritten = (source: string): string[] =>
  [...source.replaceAll(COMMENTS, '').matchAll(STATEMENT)].map(([, sql, updated, kysely]) =>
    (sql ?? updated ?? kysely ?? '').replace('${', ''),
  );

const read = (file: string): string => readFileSync(path.join(root, file), 'utf8');
const sources = globSync('services/api/src/{modules,platform}/**/*.ts', { cwd: root });
const ofEntities = new Set(
  sources
    .filter((file) => file.endsWith('.entity.ts'))
    .flatMap((file) => [...read(file).matchAll(/tableName: '(\w+)'/g)].map(([, table = '']) => table)),
);

/** Whether it writes a table of an entity, or one by its variable. */
const writesEntities = (source: string): boolean =>
  tablesWritten(source).some((table) => table === '' || ofEntities.has(table));

test('only named files write the tables of entities by Kysely or SQL', () => {
  assert.ok(ofEntities.size > 100);
  const found = sources
    .filter((file) => !/\.test\.ts$|\/testing\//.test(file) && writesEntities(read(file)))
    .map((file) => path.basename(file));
  assert.deepEqual(
    found.toSorted(),
    Object.values(WHY).flat().toSorted(),
    'Write it by the entity (`em.create`, `em.nativeUpdate`), or name it here below its reason.',
  );
});

test('statements are found in both ways, in several lines, and not in comments', () => {
  const fixture = readFileSync(path.join(import.meta.dirname, 'fixtures/written-past-entities.txt'), 'utf8');
  assert.deepEqual(tablesWritten(fixture), ['users', 'users', 'quotes', '', 'bills', 'threads', '']);
  assert.ok(writesEntities(fixture));
  assert.ok(!writesEntities("await sql`update appointments set status = 'released'`; em.nativeDelete(User, { id });"));
});
