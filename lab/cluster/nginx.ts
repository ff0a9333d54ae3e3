import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { repositoryRoot } from '@ayana/tooling/database/paths.ts';
import { accepts } from '@ayana/tooling/start/wait-for.ts';
import { pathOf } from './debian-parts.ts';
import { debianProgram, type Program } from './program.ts';

export interface NginxPorts {
  /** What browsers open. */
  readonly site: number;
  /** Port 80 of the real one: it only leads to https. */
  readonly plain: number;
  /** The APIs as the render servers see them: what a Kubernetes service is there. */
  readonly api: number;
  readonly apis: readonly number[];
  readonly renders: readonly number[];
}

/** Configurations by file name; those that differ by place are made here, the others are those of deploy/nginx. */
export type Configurations = Readonly<Record<string, string>>;

const OWN_ADDRESS = '127.0.0.1';

/**
 * A server that stops refuses at once and the next one is asked, so none is left out for a time (`max_fails=0`): when all are slow,
 * none would be left.
 */
const upstream = (name: string, ports: readonly number[], more: string): string => `upstream ${name} {
    zone ${name} 64k;
${ports.map((port) => `    server ${OWN_ADDRESS}:${port} max_fails=0;`).join('\n')}
    ${more}
}
`;
const KEPT = 'keepalive 64;\n    keepalive_timeout 25s;';

/**
 * The configuration of deploy/nginx, for processes on ports of this machine and without TLS. The render servers, which mirror the bucket,
 * are the release store as well.
 */
export function nginxConfigs(ports: NginxPorts, folder: string): Configurations {
  const { site, plain, api, apis, renders } = ports;
  return {
    'nginx.conf': adapted('nginx.conf', [
      ['/tmp/nginx', `${folder}/nginx`],
      [/ {4}listen \[::\].*\n/g, ''],
      ['listen 8080;', `listen ${OWN_ADDRESS}:${plain};`],
      ['listen 8443 ssl http2;', `listen ${OWN_ADDRESS}:${site};`],
      [/ {8}ssl_.*\n/g, ''],
      ['access_log /dev/stdout json;', 'access_log off;'],
      ['error_log stderr warn;', `error_log ${folder}/error.log warn;`],
    ]),
    'site.conf': adapted('site.conf', []),
    'limits.conf': adapted('limits.conf', []),
    // Load comes from this machine, each request under an address of its own, as from behind a CDN.
    'tls.conf': `server_name _;\nset_real_ip_from ${OWN_ADDRESS};\nreal_ip_header x-forwarded-for;\n`,
    'upstreams.conf': `${upstream('render', renders, `least_conn;\n    ${KEPT}`)}${upstream('api', apis, `least_conn;\n    ${KEPT}`)}${upstream('sockets', apis, 'hash $remote_addr consistent;')}${upstream('store', renders, KEPT)}
server {
    listen ${OWN_ADDRESS}:${api};
    client_max_body_size 12m;
    location / {
        proxy_pass http://api;
        proxy_request_buffering off;
        # The render server has said who the client is.
        proxy_set_header host $host;
        proxy_set_header connection $connection_upgrade;
        proxy_set_header upgrade $http_upgrade;
        proxy_set_header x-forwarded-for $http_x_forwarded_for;
        proxy_set_header x-forwarded-proto $http_x_forwarded_proto;
        proxy_set_header x-forwarded-host $http_x_forwarded_host;
    }
}
`,
  };
}

/** @throws when a part of the file is not there any more: the check would try something else than what is run elsewhere */
function adapted(name: string, changes: readonly (readonly [from: string | RegExp, to: string])[]): string {
  let text = readFileSync(join(repositoryRoot, 'deploy/nginx', name), 'utf8');
  for (const [from, to] of changes) {
    const changed = text.replaceAll(from, to);
    if (changed === text) throw new Error(`deploy/nginx/${name} has no ${String(from)} any more.`);
    text = changed;
  }
  return text;
}

export class Nginx {
  readonly program: Program;
  readonly #ports: NginxPorts;
  readonly #folder: string;

  constructor(ports: NginxPorts, folder: string, logFile: string) {
    this.#ports = ports;
    this.#folder = folder;
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    for (const [name, text] of Object.entries(nginxConfigs(ports, folder))) writeFileSync(join(folder, name), text);
    const command = [pathOf('nginx'), '-p', folder, '-c', join(folder, 'nginx.conf'), '-e', join(folder, 'error.log')];
    this.program = debianProgram([command[0] ?? '', ...command.slice(1)], folder, {
      name: 'nginx',
      logFile,
      graceMs: 10_000,
      ready: async () => (await accepts(ports.site)) && (await accepts(ports.api)),
    });
  }

  /** Sends requests to these APIs alone. */
  useApis(apis: readonly number[]): void {
    const text = nginxConfigs({ ...this.#ports, apis }, this.#folder)['upstreams.conf'] ?? '';
    writeFileSync(join(this.#folder, 'upstreams.conf'), text);
    this.reload();
  }

  /** Reads its configuration again: new workers take new connections, the old ones finish theirs. */
  reload(): void {
    this.program.signal('SIGHUP');
  }
}
