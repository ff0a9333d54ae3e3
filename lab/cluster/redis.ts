import { accepts } from '@ayana/tooling/start/wait-for.ts';
import { pathOf } from './debian-parts.ts';
import { debianProgram, type Program } from './program.ts';

/** Redis on a port of this machine, with a password. It keeps what it is given through a restart (append-only file). */
export function redis(port: number, password: string, folder: string, logFile: string): Program {
  const settings = {
    bind: '127.0.0.1',
    port: String(port),
    requirepass: password,
    dir: folder,
    appendonly: 'yes',
    save: '',
    daemonize: 'no',
  };
  const args = Object.entries(settings).flatMap(([name, value]) => [`--${name}`, value]);
  return debianProgram([pathOf('redis-server'), ...args], folder, {
    name: 'Redis',
    logFile,
    graceMs: 10_000,
    ready: () => accepts(port),
  });
}
