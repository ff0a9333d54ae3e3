import type { Limits } from '@ayana/tooling/images/limits.ts';

/** What an image says about how it is run. */
export interface ImageConfig {
  readonly Env?: readonly string[];
  readonly Entrypoint?: readonly string[];
  readonly Cmd?: readonly string[] | null;
  readonly User?: string;
  readonly WorkingDir?: string;
  readonly StopSignal?: string;
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
  readonly limits: Limits;
  /** Folders and files of this machine that it sees under the same or another path. */
  readonly mounts?: readonly Mount[];
  /** Mounts that depend on what the image holds. */
  readonly mountsOf?: (root: string) => readonly Mount[];
}

export interface Mount {
  readonly from: string;
  readonly to: string;
  readonly writable?: boolean;
}

/** The OCI runtime specification of a container, with what deploy/compose and deploy/kubernetes ask of an engine. */
export function specOf(
  config: ImageConfig,
  root: string,
  { command, env, limits }: ContainerOptions,
  binds: readonly Mount[],
  cgroupsPath: string,
): object {
  const [uid, gid] = (config.User ?? '0:0').split(':').map(Number);
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
    },
    root: { path: root, readonly: true },
    hostname: 'ayana',
    mounts: [
      { destination: '/proc', type: 'proc', source: 'proc' },
      { destination: '/dev', type: 'tmpfs', source: 'tmpfs', options: ['nosuid', 'mode=755', 'size=64k'] },
      temporary('/dev/shm', '64m'),
      temporary('/tmp', limits.temporary),
      ...binds.map(({ from, to, writable }) => ({
        destination: to,
        type: 'bind',
        source: from,
        options: ['rbind', writable === true ? 'rw' : 'ro', 'nosuid', 'nodev'],
      })),
    ],
    linux: {
      cgroupsPath,
      // No swap beside it.
      resources: { memory: { limit: limits.memory, swap: limits.memory }, pids: { limit: limits.pids } },
      // The machine's network: the check's database and mail server listen on its loopback address.
      namespaces: ['pid', 'ipc', 'uts', 'mount'].map((type) => ({ type })),
    },
  };
}

const temporary = (destination: string, size: string): object => ({
  destination,
  type: 'tmpfs',
  source: 'tmpfs',
  options: ['nosuid', 'nodev', 'mode=1777', `size=${size}`],
});
