import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { chownSync, existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { SentenceError } from '@ayana/tooling/bootstrap/report.mjs';
import { hasProgram, run, type RunContext } from '@ayana/tooling/images/run.ts';
import { unmountBelow } from '@ayana/tooling/images/storage.ts';
import { type ContainerOptions, type ImageConfig, specOf } from './spec.ts';

/** The ordinary user of every image. */
export const USER = 10_001;
const CGROUPS = '/sys/fs/cgroup';
/** File with the id of buildah's container, in a container's folder. */
const WORKING = 'working';

/** Where the check keeps what it makes. */
export interface Workplace {
  readonly folder: string;
  /** Names buildah's storage. */
  readonly context: RunContext;
}

/** The programs of this check. @throws SentenceError that says how to install what is not here */
export function findRuntime(): string {
  const missing = ['buildah', 'mmdebstrap'].filter((name) => !hasProgram(name));
  // crun refuses machines with both cgroup versions.
  const runtime = ['runc', 'crun'].find(hasProgram);
  if (runtime !== undefined && missing.length === 0) return runtime;
  throw new SentenceError(
    `Not installed on this machine: ${[...missing, ...(runtime === undefined ? ['runc'] : [])].join(', ')}. Once, on Debian 12 or later: npm run check -- images --install`,
  );
}

/** A container without an engine: the image's files as a read-only root, its user, its command, its limits, and namespaces of its own but for the network. */
export class Container {
  readonly name: string;
  readonly config: ImageConfig;
  /** Where the image's files are on this machine. */
  root = '';
  readonly #runtime = findRuntime();
  readonly #id: string;
  readonly #working: string;
  readonly #place: Workplace;
  #process: ChildProcess | undefined;
  #exit: Promise<number> = Promise.resolve(0);
  #output = '';
  /** Its folder in cgroup v1's memory controller, where this machine has it. */
  readonly #cgroup: string;

  private constructor(name: string, config: ImageConfig, working: string, place: Workplace) {
    this.name = name;
    this.config = config;
    this.#id = containerId(place.folder, name);
    this.#working = working;
    this.#place = place;
    this.#cgroup = join(CGROUPS, 'memory', this.#id);
  }

  static async start(options: ContainerOptions, place: Workplace): Promise<Container> {
    const { context } = place;
    const config = await imageConfig(options.image, context);
    const bundle = join(place.folder, options.name);
    const data = join(bundle, 'data');
    mkdirSync(data, { recursive: true });
    chownSync(data, USER, USER);
    mkdirSync(stateOf(place.folder), { recursive: true, mode: 0o700 });
    // Engines give each container one.
    const hosts = join(bundle, 'hosts');
    writeFileSync(hosts, '127.0.0.1 localhost\n::1 localhost\n', { mode: 0o644 });
    const file = join(bundle, WORKING);
    await run('buildah', ['from', '--pull-never', '--cidfile', file, options.image], context);
    const working = readFileSync(file, 'utf8').trim();
    const container = new Container(options.name, config, working, place);
    try {
      container.root = (await run('buildah', ['mount', working], context)).trim();
      const mounts = [
        { from: data, to: '/data', writable: true },
        { from: hosts, to: '/etc/hosts' },
        ...(options.mounts ?? []),
        ...(options.mountsOf?.(container.root) ?? []),
      ];
      const spec = specOf(config, container.root, options, mounts, `/${container.#id}`);
      writeFileSync(join(bundle, 'config.json'), JSON.stringify(spec, null, 2));
      if (context.signal?.aborted === true) throw new SentenceError('Stopped.');
      container.#run(bundle);
      return container;
    } catch (error) {
      await container.remove();
      throw error;
    }
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
    return this.#process === undefined || this.#process.exitCode !== null || this.#process.signalCode !== null;
  }

  /** Users its first process has: real, effective, saved, of files. */
  async users(): Promise<string[]> {
    const { pid } = JSON.parse(await this.#ask('state', this.#id)) as { pid: number };
    const status = readFileSync(`/proc/${pid}/status`, 'utf8');
    return /^Uid:\s+(.*)$/m.exec(status)?.[1]?.split(/\s+/) ?? [];
  }

  /** Bytes of memory: its limit, and the most it has had, as the kernel counts them; undefined where this machine does not. */
  memory(): { limit: number; most: number } | undefined {
    const read = (file: string): number => Number(readFileSync(join(this.#cgroup, file), 'utf8'));
    if (!existsSync(this.#cgroup)) return undefined;
    return { limit: read('memory.limit_in_bytes'), most: read('memory.max_usage_in_bytes') };
  }

  /** Runs a program inside it. @throws SentenceError unless it ends with 0 */
  async inside(...command: readonly string[]): Promise<string> {
    return this.#ask('exec', this.#id, ...command);
  }

  /** Asks it to end, as its image says. */
  async terminate(): Promise<void> {
    await this.#ask('kill', this.#id, (this.config.StopSignal ?? 'SIGTERM').replace(/^SIG/, ''));
  }

  /** Ends it, however it is, and removes what it was made of. Also when the check was stopped. */
  async remove(): Promise<void> {
    const { signal: _stopped, ...context } = this.#place.context;
    await run(this.#runtime, ['--root', stateOf(this.#place.folder), 'delete', '--force', this.#id], context).catch(
      () => undefined,
    );
    await this.#exit;
    await run('buildah', ['rm', this.#working], context).catch(() => undefined);
  }

  #ask(command: string, ...args: readonly string[]): Promise<string> {
    return run(this.#runtime, ['--root', stateOf(this.#place.folder), command, ...args], this.#place.context);
  }

  #run(bundle: string): void {
    const args = ['--root', stateOf(this.#place.folder), 'run', '--bundle', bundle, this.#id];
    // A group of its own: Ctrl-C is for the check, which ends it.
    const child = spawn(this.#runtime, args, { stdio: ['ignore', 'pipe', 'pipe'], detached: true });
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk: Buffer) => (this.#output += chunk.toString('utf8')));
    this.#process = child;
    this.#exit = new Promise((resolve) => child.once('close', (code) => resolve(code ?? -1)));
  }
}

/** What an image says about how it is run. */
export async function imageConfig(image: string, context: RunContext): Promise<ImageConfig> {
  const inspected = await run('buildah', ['inspect', '--type', 'image', image], context);
  return (JSON.parse(inspected) as { Docker: { config: ImageConfig } }).Docker.config;
}

/** Removes what a check that was killed left behind of its containers, so that its folder can be removed. */
export function clearLeftovers(folder: string): void {
  const runtime = ['runc', 'crun'].find(hasProgram);
  const quietly = (program: string, ...args: string[]): void => void spawnSync(program, args, { stdio: 'ignore' });
  const state = stateOf(folder);
  if (runtime !== undefined && existsSync(state))
    for (const id of readdirSync(state)) quietly(runtime, '--root', state, 'delete', '--force', id);
  for (const name of readdirSync(folder)) {
    const file = join(folder, name, WORKING);
    if (existsSync(file)) quietly('buildah', 'rm', readFileSync(file, 'utf8').trim());
  }
  unmountBelow(folder);
}

const stateOf = (folder: string): string => join(folder, 'state');
/** The folder's name is this check's own. */
const containerId = (folder: string, name: string): string => `ayana-${basename(folder)}-${name}`;
