import assert from 'node:assert/strict';
import { test } from 'node:test';

import { nginxConfig } from './nginx.ts';
import { pgbouncerConfig } from './pgbouncer.ts';

const PORTS = { site: 8001, api: 8002, apis: [8101, 8102, 8103], renders: [8201, 8202] };

test('nginx sends calls and sockets to every API, and pages to every render server', () => {
  const config = nginxConfig(PORTS, '/somewhere');
  const servers = (name: string): string[] =>
    [...(config.split(`upstream ${name} {`)[1]?.split('}')[0] ?? '').matchAll(/server 127\.0\.0\.1:(\d+)/g)].map(
      ([, port = '']) => port,
    );
  assert.deepEqual(servers('api'), ['8101', '8102', '8103']);
  assert.deepEqual(servers('pages'), ['8201', '8202']);
  const matched = RegExp(/location ~ (\S+) \{/.exec(config)?.[1] ?? 'nothing');
  for (const path of ['/api/doctors', '/socket.io/?EIO=4', '/oauth2/callback'])
    assert.match(path.split('?')[0] ?? '', matched);
  for (const path of ['/', '/doctors', '/apiary']) assert.doesNotMatch(path, matched);
});

test('a request that may have been taken is not sent to a second server unless repeating it is harmless', () => {
  assert.doesNotMatch(nginxConfig(PORTS, '/somewhere'), /non_idempotent/);
});

test('PgBouncer sends both of its databases to the server it is given, one of them with a connection of its own', () => {
  const config = pgbouncerConfig('/run/second', '/run/bouncer', '/etc/users.txt');
  const lines = config.split('\n').filter((line) => line.includes('dbname='));
  assert.equal(lines.length, 2);
  for (const line of lines) assert.match(line, /host=\/run\/second /);
  assert.match(lines[1] ?? '', /^ayana_direct = .*pool_mode=session$/);
  // Nothing listens beyond this user's own socket.
  assert.match(config, /^listen_addr =$/m);
});
