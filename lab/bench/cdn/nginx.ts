import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

import { freePort } from '@ayana/tooling/start/settings.ts';

export interface Cdn {
  readonly origin: string;
  /** How the visits so far were answered: `HIT`, `MISS`, `EXPIRED`, … */
  statuses(): Record<string, number>;
  stop(): Promise<void>;
}

/** nginx as docs/running.md ("Behind a CDN") describes a cache in front, on a free port, with a store of its own. */
export async function startCdn(upstream: string): Promise<Cdn> {
  const folder = mkdtempSync(join(tmpdir(), 'ayana-cdn-'));
  mkdirSync(join(folder, 'pages'));
  const port = await freePort();
  const log = join(folder, 'access.log');
  writeFileSync(join(folder, 'nginx.conf'), configuration({ folder, log, port, upstream }));
  const child = spawn('nginx', ['-p', folder, '-c', join(folder, 'nginx.conf')], { stdio: 'inherit' });
  const ended = new Promise<void>((resolve) => {
    child.once('exit', () => resolve());
  });
  const origin = `http://127.0.0.1:${port}`;
  while (
    !(await fetch(`${origin}/robots.txt`).then(
      ({ ok }) => ok,
      () => false,
    ))
  ) {
    if (child.exitCode !== null) throw new Error('nginx ended at once.');
    await sleep(50);
  }
  writeFileSync(log, '');
  return {
    origin,
    statuses: () => {
      const counts: Record<string, number> = {};
      for (const line of readFileSync(log, 'utf8').split('\n')) if (line !== '') counts[line] = (counts[line] ?? 0) + 1;
      return counts;
    },
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

const configuration = ({
  folder,
  log,
  port,
  upstream,
}: Record<'folder' | 'log' | 'upstream', string> & { port: number }): string => `
${process.getuid?.() === 0 ? 'user root;' : ''}
daemon off;
pid ${folder}/nginx.pid;
error_log stderr error;
worker_processes 1;
events { worker_connections 1024; }
http {
  client_body_temp_path ${folder}/body;
  proxy_temp_path ${folder}/proxy;
  fastcgi_temp_path ${folder}/fastcgi;
  uwsgi_temp_path ${folder}/uwsgi;
  scgi_temp_path ${folder}/scgi;
  log_format status '$upstream_cache_status';
  access_log ${log} status;
  proxy_cache_path ${folder}/pages keys_zone=pages:10m max_size=200m use_temp_path=off;
  map $http_cookie $own { default 0; "~(^|;\\s*)ayana_" 1; }
  map $http_accept_encoding $encoding { default ''; "~\\bbr\\b" br; "~\\bgzip\\b" gzip; }
  upstream site { server ${new URL(upstream).host}; keepalive 32; }
  server {
    listen 127.0.0.1:${port};
    location / {
      proxy_pass http://site;
      proxy_http_version 1.1;
      proxy_set_header connection '';
      proxy_set_header host ${new URL(upstream).host};
      proxy_set_header x-forwarded-for $remote_addr;
      proxy_set_header accept-encoding $encoding;
      proxy_cache pages;
      proxy_cache_key $host$request_uri$encoding;
      proxy_ignore_headers Vary;
      proxy_cache_bypass $own;
      proxy_no_cache $own;
      proxy_cache_lock on;
      proxy_cache_background_update on;
      proxy_cache_use_stale error timeout updating http_500 http_502 http_503 http_504;
      add_header x-cache $upstream_cache_status always;
    }
  }
}
`;
