import { spawn, type ChildProcess } from 'node:child_process';
import { chmodSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { SentenceError } from '../../bootstrap/report.mjs';
import { hasProgram, run } from '../../images/run.ts';

/** What an image says about how it is run. */
interface ImageConfig {
  readonly Env?: readonly string[];
  readonly Entrypoint?: readonly string[];
  readonly Cmd?: readonly string[] | null;
  readonly User?: string;
  readonly WorkingDir?: string;
  readonly Healthcheck?: { readonly Test: readonly string[] };
  readonly Labels?: Readonly<Record<string, string>>;
}

export interface ContainerOptions {
  readonly image: string;
  /** Names it in what is printed. */
  readonly name: string;
  /** Replaces the image's command. */
  readonly command?: readonly string[];
  readonly env: Readonly<Record<string, string>>;
  /** Folders of this machine that it sees under the same or another path; only `/data` may be written. */
  readonly mounts?: readonly { readonly from: string; readonly to: string; readonly writable?: boolean }[];
  /** For its bundle and its data. */
  readonly folder: string;
}

/** @throws SentenceError that says what to install */
export function findRuntime(): string {
  if (!hasProgram('buildah'))
    throw new SentenceError(
      'The images are read with buildah, which is not here: apt-get install buildah runc mmdebstrap',
    );
  const runtime = ['runc', 'crun'].find(hasProgram);
  if (runtime === undefined)
    throw new SentenceError('Containers are started with runc or crun, and neither is here: apt-get install runc');
  return runtime;
}

/** A container without an engine: the image's files as a read-only root, its user, its command, and namespaces of its own but for the network. */
export class Container {
  readonly name: string;
  readonly config: ImageConfig;
  readonly #runtime: string;
  readonly #id: string;
  readonly #working: string;
  readonly #state: string;
  #process: ChildProcess | undefined;
  #exit: Promise<number> = Promise.resolve(0);
  #output = '';

  private constructor(parts: {
    name: string;
    config: ImageConfig;
    runtime: string;
    id: string;
    working: string;
    state: string;
  }) {
    this.name = parts.name;
    this.config = parts.config;
    this.#runtime = parts.runtime;
    this.#id = parts.id;
    this.#working = parts.working;
    this.#state = parts.state;
  }

  static async start(options: ContainerOptions): Promise<Container> {
    const runtime = findRuntime();
    const inspected = await run('buildah', ['inspect', '--type', 'image', options.image]);
    const { Docker } = JSON.parse(inspected) as { Docker: { config: ImageConfig } };
    const working = (await run('buildah', ['from', '--pull-never', options.image])).trim();
    const root = (await run('buildah', ['mount', working])).trim();
    const bundle = join(options.folder, options.name);
    const data = join(bundle, 'data');
    mkdirSync(data, { recursive: true });
    await run('chown', ['10001:10001', data]);
    const mounts = [{ from: data, to: '/data', writable: true }, ...(options.mounts ?? [])];
    writeFileSync(join(bundle, 'config.json'), JSON.stringify(specOf(Docker.config, root, options, mounts), null, 2));
    const state = join(options.folder, 'state');
    mkdirSync(state, { recursive: true });
    chmodSync(state, 0o700);
    const id = `ayana-check-${process.pid}-${options.name}`;
    const container = new Container({ name: options.name, config: Docker.config, runtime, id, working, state });
    container.#run(bundle);
    return container;
  }

  /** What it has printed. */
  get output(): string {
    return this.#output;
  }

  /** Resolves with its exit code. */
  get exit(): Promise<number> {
    return this.#exit;
  }

  get hasEnded(): boolean {
    return this.#process === undefined || this.#process.exitCode !== null;
  }

  /** Its first process, as this machine numbers it. */
  async pid(): Promise<number> {
    return (JSON.parse(await this.#ask('state', this.#id)) as { pid: number }).pid;
  }

  /** Users its first process has: real, effective, saved, of files. */
  async users(): Promise<string[]> {
    const status = readFileSync(`/proc/${await this.pid()}/status`, 'utf8');
    return /^Uid:\s+(.*)$/m.exec(status)?.[1]?.split(/\s+/) ?? [];
  }

  /** Runs a program inside it. @throws SentenceError unless it ends with 0 */
  async inside(...command: readonly string[]): Promise<string> {
    return this.#ask('exec', this.#id, ...command);
  }

  async terminate(): Promise<void> {
    await this.#ask('kill', this.#id, 'TERM');
  }

  /** Ends it, however it is, and removes what it was made of. */
  async remove(): Promise<void> {
    if (!this.hasEnded) await this.#ask('kill', this.#id, 'KILL').catch(() => undefined);
    await this.#exit;
    await this.#ask('delete', '--force', this.#id).catch(() => undefined);
    await run('buildah', ['rm', this.#working]);
  }

  #ask(command: string, ...args: readonly string[]): Promise<string> {
    return run(this.#runtime, ['--root', this.#state, command, ...args]);
  }

  #run(bundle: string): void {
    const child = spawn(this.#runtime, ['--root', this.#state, 'run', '--bundle', bundle, this.#id], {
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk: Buffer) => (this.#output += chunk.toString('utf8')));
    this.#process = child;
    this.#exit = new Promise((resolve) => child.once('close', (code) => resolve(code ?? -1)));
  }
}

function specOf(
  config: ImageConfig,
  root: string,
  { command, env }: ContainerOptions,
  binds: readonly { from: string; to: string; writable?: boolean }[],
): object {
  const [uid, gid] = (config.User ?? '0:0').split(':').map(Number);
  const temporary = (destination: string, mode: string): object => ({
    destination,
    type: 'tmpfs',
    source: 'tmpfs',
    options: ['nosuid', 'nodev', `mode=${mode}`, 'size=256m'],
  });
  return {
    ociVersion: '1.0.2',
    process: {
      terminal: false,
      user: { uid, gid },
      args: [...(config.Entrypoint ?? []), ...(command ?? config.Cmd ?? [])],
      env: [...(config.Env ?? []), ...Object.entries(env).map(([name, value]) => `${name}=${value}`)],
      cwd: config.WorkingDir === undefined || config.WorkingDir === '' ? '/' : config.WorkingDir,
      capabilities: { bounding: [], effective: [], inheritable: [], permitted: [], ambient: [] },
      noNewPrivileges: true,
      rlimits: [{ type: 'RLIMIT_NOFILE', hard: 65_536, soft: 65_536 }],
    },
    root: { path: root, readonly: true },
    hostname: 'ayana',
    mounts: [
      { destination: '/proc', type: 'proc', source: 'proc' },
      { destination: '/dev', type: 'tmpfs', source: 'tmpfs', options: ['nosuid', 'mode=755', 'size=64k'] },
      temporary('/dev/shm', '1777'),
      temporary('/tmp', '1777'),
      ...binds.map(({ from, to, writable }) => ({
        destination: to,
        type: 'bind',
        source: from,
        options: ['rbind', writable === true ? 'rw' : 'ro', 'nosuid', 'nodev'],
      })),
    ],
    linux: {
      // The machine's network: the check's database and mail server listen on its loopback address.
      namespaces: ['pid', 'ipc', 'uts', 'mount'].map((type) => ({ type })),
    },
  };
}
