// PostgreSQL refuses to run as root. A root start therefore runs it as an ordinary user of a user namespace of its own (files
// stay root's outside), or, where namespaces are not allowed or the data has another owner, under that owner's id.
import { spawnSync } from 'node:child_process';
import { chownSync, existsSync, readdirSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** How to start a program of PostgreSQL: put `prefix` before it and pass `ids` to spawn. */
export interface RunAs {
  readonly prefix: readonly string[];
  readonly ids: { uid?: number; gid?: number };
  /** Makes the user the server runs as the owner of a file or folder. */
  adopt(path: string): void;
}

const NAMESPACE = ['unshare', '--user', '--map-user=1000', '--map-group=1000', '--'] as const;
const NOBODY = 65534;
const nothing = (): void => undefined;

/** @param dataDir data folder; it need not exist yet */
export function chooseRunAs(dataDir: string): RunAs {
  if (process.getuid?.() !== 0) return { prefix: [], ids: {}, adopt: nothing };
  const owner = existsSync(dataDir) ? statSync(dataDir) : undefined;
  if (owner !== undefined && owner.uid !== 0) return as(owner.uid, owner.gid);
  if (namespacesWork()) return { prefix: NAMESPACE, ids: {}, adopt: nothing };
  const parent = existsSync(dirname(dataDir)) ? statSync(dirname(dataDir)) : undefined;
  return parent !== undefined && parent.uid !== 0 ? as(parent.uid, parent.gid) : as(NOBODY, NOBODY);
}

function as(uid: number, gid: number): RunAs {
  return { prefix: [], ids: { uid, gid }, adopt: (path) => chownTree(path, uid, gid) };
}

function namespacesWork(): boolean {
  const [program, ...args] = [...NAMESPACE, 'true'];
  return spawnSync(program ?? 'unshare', args, { stdio: 'ignore' }).status === 0;
}

function chownTree(path: string, uid: number, gid: number): void {
  const stats = statSync(path);
  if (stats.uid !== uid) chownSync(path, uid, gid);
  if (stats.isDirectory()) for (const name of readdirSync(path)) chownTree(join(path, name), uid, gid);
}
