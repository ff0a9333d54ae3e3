import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { BODY_LIMIT, bodyRuleOf, largestBody } from '@ayana/contracts/operation';
import { repositoryRoot } from '@ayana/tooling/database/paths.ts';
import { NGINX, nginxFaults } from './nginx.ts';

const FILES = ['nginx.conf', 'store.conf'];
const textOf = (name: string): string => readFileSync(join(NGINX, name), 'utf8');

void describe('deploy/nginx', () => {
  for (const file of FILES)
    void it(`${file} holds only directives of nginx's reference, in their places`, () => {
      assert.deepEqual(nginxFaults(file, textOf(file)), []);
    });

  void it('finds an unknown directive, one in a wrong place, and a missing bracket', () => {
    const text = textOf('nginx.conf');
    assert.deepEqual(nginxFaults('a', text.replace('sendfile on', 'send_file on')), [
      'a: there is no directive send_file',
    ]);
    assert.deepEqual(nginxFaults('a', text.replace('events {', 'events { gzip on;')), [
      'a: gzip is not allowed in events',
    ]);
    assert.equal(nginxFaults('a', text.slice(0, -10)).length, 1);
  });

  void it('no body that the servers take is refused before it reaches them', () => {
    const site = textOf('site.conf');
    const limit = (text: string, directive: string): number => {
      const [, size = '', unit = ''] = new RegExp(`${directive}:? (\\d+)([km])`).exec(text) ?? [];
      return Number(size) * (unit === 'm' ? 1024 * 1024 : 1024);
    };
    const toApi = /location \/api\/ \{[^}]*\}/.exec(site)?.[0] ?? '';
    const upload = [...site.matchAll(/location ~ (\S+) \{([^}]*)\}/g)].find(([text]) => text.includes('/api/'));
    assert.ok(limit(textOf('nginx.conf'), 'client_max_body_size') >= BODY_LIMIT);
    assert.ok(limit(toApi, 'client_max_body_size') >= largestBody(false));
    assert.ok(limit(upload?.[2] ?? '', 'client_max_body_size') >= largestBody(true));
    const ingresses = readFileSync(join(NGINX, '..', 'kubernetes', 'base', 'ingress.yaml'), 'utf8').split('---');
    const [pages = '', files = ''] = ingresses;
    assert.ok(limit(pages, 'proxy-body-size') >= largestBody(false));
    assert.ok(limit(files, 'proxy-body-size') >= largestBody(true));
    // What is passed on while it arrives goes through the location with the larger limit.
    for (const path of streamedPaths()) assert.match(`/api${path}`, new RegExp(upload?.[1] ?? '$^'));
  });

  const modules = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';
  const nginx = spawnSync('nginx', ['-v']).status === 0 && existsSync(modules);
  for (const file of FILES)
    void it(`${file} passes nginx -t`, { skip: nginx ? false : 'nginx with its brotli module is not here' }, () => {
      const folder = mkdtempSync(join(tmpdir(), 'ayana-nginx-'));
      try {
        cpSync(NGINX, folder, { recursive: true });
        makeCertificate(folder);
        for (const one of ['tls.conf', 'upstreams.conf', file]) {
          // The names of deploy/compose resolve only there, and a test's output is a socket, which cannot be opened.
          const text = textOf(one)
            .replaceAll(/server \w+:/g, 'server 127.0.0.1:')
            .replaceAll('/etc/nginx/tls', folder)
            .replaceAll('/dev/stdout', join(folder, 'access.log'));
          writeFileSync(join(folder, one), text);
        }
        const { status, stderr } = spawnSync('nginx', ['-t', '-c', join(folder, file)], { encoding: 'utf8' });
        assert.equal(status, 0, stderr);
      } finally {
        rmSync(folder, { recursive: true, force: true });
      }
    });
});

/** Paths of the API with a body that is passed on while it arrives. */
function streamedPaths(): string[] {
  const text = readFileSync(join(repositoryRoot, 'contracts', 'openapi.json'), 'utf8');
  const { paths } = JSON.parse(text) as {
    paths: Record<string, Record<string, { requestBody?: { content: Record<string, unknown> } }>>;
  };
  const found = Object.entries(paths).filter(([, methods]) =>
    Object.values(methods).some(({ requestBody }) =>
      Object.keys(requestBody?.content ?? {}).some((type) => bodyRuleOf(type).streamed),
    ),
  );
  assert.ok(found.length > 0);
  return found.map(([path]) => path);
}

function makeCertificate(folder: string): void {
  mkdirSync(folder, { recursive: true });
  const files = ['-keyout', join(folder, 'tls.key'), '-out', join(folder, 'tls.crt')];
  const args = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '1', '-subj', '/CN=localhost', ...files];
  assert.equal(spawnSync('openssl', args).status, 0);
}
