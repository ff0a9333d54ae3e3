import assert from 'node:assert/strict';
import { test } from 'node:test';

import { conditionsOf } from './left-out.ts';

/** The source after each change, as one would read it. */
const changed = (source: string): string[] =>
  conditionsOf(source).map(({ start, end, instead }) => source.slice(0, start) + instead + source.slice(end));

test('a where clause of a query is left out as a whole', () => {
  assert.deepEqual(changed(`read().where('id', '=', of(id)).where((build) => build.not(other)).execute()`), [
    `read().where((build) => build.not(other)).execute()`,
    `read().where('id', '=', of(id)).execute()`,
  ]);
  assert.deepEqual(changed(`select.where(comesAfter(after, ['id']))`), []);
});

test('each comparison of an SQL text becomes true, and the text stays SQL', () => {
  assert.deepEqual(
    changed('sql`select 1 where (item.by is null or item.by = ${id}) and item.due_at <= ${now.end()}`'),
    [
      'sql`select 1 where (true or item.by = ${id}) and item.due_at <= ${now.end()}`',
      'sql`select 1 where (item.by is null or true) and item.due_at <= ${now.end()}`',
      'sql`select 1 where (item.by is null or item.by = ${id}) and true`',
    ],
  );
  assert.deepEqual(changed("sql<Row>`lower(email) = lower(${email}) and status in ('new', 'claimed')`"), [
    "sql<Row>`true and status in ('new', 'claimed')`",
    'sql<Row>`lower(email) = lower(${email}) and true`',
  ]);
});

test('what is set is not a condition', () => {
  assert.deepEqual(changed("sql`update slots set status = 'released', by = ${id} where id = ${id}`"), [
    "sql`update slots set status = 'released', by = ${id} where true`",
  ]);
});

test('a text inside another one is found once, and what follows it too', () => {
  assert.deepEqual(changed("sql`select ${list(sql`id = ${id}`)} from items where status <> 'closed'`"), [
    "sql`select ${list(sql`true`)} from items where status <> 'closed'`",
    'sql`select ${list(sql`id = ${id}`)} from items where true`',
  ]);
});

test('each property of an entity’s filter is left out', () => {
  assert.deepEqual(changed('em.findOne(Session, { id, expires_at: { $gt: now } }, { lockMode })'), [
    'em.findOne(Session, {  expires_at: { $gt: now } }, { lockMode })',
    'em.findOne(Session, { id, }, { lockMode })',
  ]);
});
