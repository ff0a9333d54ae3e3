import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';

import { findContractions } from './expand.ts';
import { MIGRATIONS } from './folder.ts';
import { apiReleases, unreleasedMigrations } from './releases.ts';

const RELEASES = ['api-1.4.0'];

test('migrations that are not released yet only expand (docs/migrations.md)', async () => {
  const releases = apiReleases().map(({ release }) => release);
  for (const name of unreleasedMigrations())
    assert.deepEqual(
      [name, await findContractions(readFileSync(join(MIGRATIONS, `${name}.sql`), 'utf8'), releases)],
      [name, []],
    );
});

for (const sql of [
  'create table visits (id uuid primary key, name text not null); create unique index on visits (name)',
  'create table visits (id uuid); alter table visits add constraint one check (true), alter column id set not null',
  `alter table users add column nickname text, add column visits integer not null default 0`,
  `alter table users drop constraint kinds; alter table users add constraint kinds check (kind in ('a', 'b'))`,
  'alter table users alter column name drop not null, alter column name set default $$nobody$$',
  'alter table visits drop constraint its_case, add constraint its_case foreign key (id) references cases',
  'drop index users_by_name; create index users_by_name on users (name)',
  'drop index users_by_name; create unique index users_by_name on users (name, kind)',
  `alter type mood add value 'calm'`,
  'create or replace function f() returns int language sql as $$ select 1 $$; grant select on users to reader',
  "do $$ begin execute 'create trigger t before insert on users execute function f()'; end $$",
  '-- contract: unused since api-1.4.0\nalter table users drop column nickname',
])
  test(`only expands: ${sql}`, async () => assert.deepEqual(await findContractions(sql, RELEASES), []));

for (const sql of [
  'drop table users',
  'drop view people',
  'drop function f(int)',
  'alter table users drop column nickname',
  'alter table users rename column name to title',
  'alter table users rename to people',
  'alter table users alter column age type smallint',
  'alter table users alter column name set not null',
  'alter table users alter column visits drop default',
  'alter table users add column visits integer not null',
  'alter table users add constraint grown check (age > 17) not valid',
  `alter table users drop constraint kinds; alter table users add constraint grown check (age > 17)`,
  'drop index users_by_name; create unique index users_by_age on users (age)',
  'create unique index on users (name)',
  `alter type mood rename value 'calm' to 'quiet'`,
  'revoke select on users from reader',
  'truncate users',
  "do $$ begin execute 'drop table users'; end $$",
  '-- contract: unused since api-9.9.9\ndrop table users',
])
  test(`does not only expand: ${sql}`, async () => assert.equal((await findContractions(sql, RELEASES)).length, 1));
