import assert from 'node:assert/strict';
import { test } from 'node:test';

import { nginxConfigs } from './nginx.ts';
import { pgbouncerConfig } from './pgbouncer.ts';

const PORTS = { site: 8001, plain: 8000, api: 8002, apis: [8101, 8102, 8103], renders: [8201, 8202] };
const configs = nginxConfigs(PORTS, '/somewhere');

test('nginx knows every API and every render server', () => {
  const servers = (name: string): string[] =>
    [
      ...(configs['upstreams.conf']?.split(`upstream ${name} {`)[1]?.split('}')[0] ?? '').matchAll(
        /server 127\.0\.0\.1:(\d+)/g,
      ),
    ].map(([, port = '']) => port);
  assert.deepEqual(servers('api'), ['8101', '8102', '8103']);
  assert.deepEqual(servers('sockets'), ['8101', '8102', '8103']);
  assert.deepEqual(servers('render'), ['8201', '8202']);
});

test('its configuration is that of deploy/nginx, opens ports of this machine only and writes below its folder', () => {
  const all = Object.values(configs).join('\n');
  for (const [, address = ''] of all.matchAll(/^\s*listen (.*);$/gm)) assert.match(address, /^127\.0\.0\.1:\d+$/);
  assert.doesNotMatch(all, /\/tmp\/|ssl_certificate/);
  assert.match(configs['site.conf'] ?? '', /location \/socket\.io\//);
  // What may have changed something is never sent twice.
  assert.doesNotMatch(all, /non_idempotent/);
});

test('PgBouncer sends its database to the server it is given, and listens on its own socket only', () => {
  const config = pgbouncerConfig('/run/primary', '/run/bouncer', '/etc/users.txt');
  assert.deepEqual(
    config.split('\n').filter((line) => line.includes('dbname=')),
    ['ayana = host=/run/primary port=5432 dbname=ayana'],
  );
  assert.match(config, /^pool_mode = transaction$/m);
  assert.match(config, /^listen_addr =$/m);
});
