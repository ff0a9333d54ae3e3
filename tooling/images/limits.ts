export interface Limits {
  /** Bytes. */
  readonly memory: number;
  /** Processes and threads. */
  readonly pids: number;
  /** Size of /tmp, as mount(8) takes it. */
  readonly temporary: string;
}

/** Bounds of each process, those of deploy/compose/compose.yaml. */
export const LIMITS = {
  migrate: { memory: mebibytes(1024), pids: 100, temporary: '256m' },
  api: { memory: mebibytes(768), pids: 200, temporary: '256m' },
  worker: { memory: mebibytes(768), pids: 200, temporary: '256m' },
  render: { memory: mebibytes(768), pids: 200, temporary: '256m' },
  releases: { memory: mebibytes(1024), pids: 100, temporary: '256m' },
  store: { memory: mebibytes(128), pids: 50, temporary: '256m' },
} as const satisfies Record<string, Limits>;

/** A release opens a browser: the bounds of deploy/kubernetes/releases, where the number of processes is the node's matter. */
export const RELEASE_LIMITS: Limits = { memory: mebibytes(4096), pids: 1000, temporary: '2g' };

function mebibytes(count: number): number {
  return count * 2 ** 20;
}
