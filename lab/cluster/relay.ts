import { join } from 'node:path';

import { accepts } from '@ayana/tooling/start/wait-for.ts';
import { pathOf } from './debian-parts.ts';
import { debianProgram, type Program } from './program.ts';

/** coturn, for consultation rooms, on this machine alone. */
export function relay(port: number, secret: string, folder: string, logFile: string): Program {
  const args = ['-n', '--listening-ip', '127.0.0.1', '--relay-ip', '127.0.0.1', '--listening-port', String(port)];
  const scheme = ['--use-auth-secret', '--static-auth-secret', secret, '--realm', 'ayana'];
  const quiet = ['--no-tls', '--no-dtls', '--no-cli', '--allow-loopback-peers', '--log-file', 'stdout', '--simple-log'];
  return debianProgram([pathOf('turnserver'), ...args, ...scheme, ...quiet, '--pidfile', join(folder, 'pid')], folder, {
    name: 'coturn',
    logFile,
    graceMs: 5000,
    ready: () => accepts(port),
  });
}
