import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { accepts } from '../start/wait-for.ts';
import { pathOf } from './debian-parts.ts';
import { debianProgram, type Program } from './program.ts';

export interface NginxPorts {
  /** What browsers open. */
  readonly site: number;
  /** The same API for the render servers. */
  readonly api: number;
  readonly apis: readonly number[];
  readonly renders: readonly number[];
}

const upstream = (name: string, ports: readonly number[]): string => `
  upstream ${name} {
    zone ${name} 64k;
${ports.map((port) => `    server 127.0.0.1:${port} max_fails=0;`).join('\n')}
    keepalive 64;
    keepalive_timeout 25s;
  }`;

/** @param forwardedFor the client's address as the upstream is told */
const proxyHeaders = (forwardedFor: string): string => `
      proxy_http_version 1.1;
      proxy_set_header Host $http_host;
      proxy_set_header X-Forwarded-For ${forwardedFor};
      proxy_set_header X-Forwarded-Proto $scheme;
      proxy_set_header X-Forwarded-Host $http_host;
      proxy_set_header Upgrade $http_upgrade;
      proxy_set_header Connection $connection_upgrade;`;

/** For the processes on this machine: `apis` and `renders` behind one port. */
export function nginxConfig({ site, api, apis, renders }: NginxPorts, folder: string): string {
  return `worker_processes 1;
pid ${folder}/nginx.pid;
error_log ${folder}/error.log warn;
worker_rlimit_nofile 40000;
worker_shutdown_timeout 30s;
events { worker_connections 20000; }
http {
  access_log off;
  server_tokens off;
  client_max_body_size 11m;
  client_body_temp_path ${folder}/body;
  proxy_temp_path ${folder}/proxy;
  fastcgi_temp_path ${folder}/fastcgi;
  uwsgi_temp_path ${folder}/uwsgi;
  scgi_temp_path ${folder}/scgi;
  map $http_upgrade $connection_upgrade { default upgrade; '' ''; }
  # This machine is where load comes from, each request from an address of its own, as behind a CDN.
  set_real_ip_from 127.0.0.1;
  real_ip_header X-Forwarded-For;
  # A request that a stopping server no longer took goes to another one; POST only where nothing was sent yet. No server is left
  # out for a time (max_fails=0): its refusal costs nothing, and when all are busy none would be left.
  proxy_next_upstream error timeout http_503;
  proxy_next_upstream_tries 2;
  proxy_connect_timeout 2s;
  proxy_read_timeout 75s;
${upstream('api', apis)}
${upstream('pages', renders)}
  server {
    listen 127.0.0.1:${site};
    location ~ ^/(api|socket\\.io|oauth2/callback)(/|$) {${proxyHeaders('$remote_addr')}
      proxy_request_buffering off;
      proxy_pass http://api;
    }
    location / {${proxyHeaders('$remote_addr')}
      proxy_pass http://pages;
    }
  }
  server {
    listen 127.0.0.1:${api};
    location / {${proxyHeaders('$http_x_forwarded_for')}
      proxy_request_buffering off;
      proxy_pass http://api;
    }
  }
}
`;
}

export class Nginx {
  readonly program: Program;

  constructor(ports: NginxPorts, folder: string, logFile: string) {
    const config = join(folder, 'nginx.conf');
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    writeFileSync(config, nginxConfig(ports, folder));
    const command = [
      pathOf('nginx'),
      '-p',
      folder,
      '-c',
      config,
      '-e',
      join(folder, 'error.log'),
      '-g',
      'daemon off;',
    ] as const;
    this.program = debianProgram([...command], folder, {
      name: 'nginx',
      logFile,
      graceMs: 10_000,
      ready: async () => (await accepts(ports.site)) && (await accepts(ports.api)),
    });
  }

  /** Reads its configuration again: new workers take new connections, the old ones finish theirs. */
  reload(): void {
    this.program.signal('SIGHUP');
  }
}
