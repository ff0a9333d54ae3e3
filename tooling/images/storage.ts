import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Makes buildah keep images, containers and build caches in a folder, and leave the machine's own alone.
 * @returns variables for buildah
 */
export function ownStorage(folder: string): NodeJS.ProcessEnv {
  const [graph, run, temporary] = ['graph', 'run', 'tmp'].map((name) => join(folder, name)) as [string, string, string];
  for (const one of [graph, run, temporary]) mkdirSync(one, { recursive: true });
  const file = join(folder, 'storage.conf');
  writeFileSync(
    file,
    `[storage]\ndriver = "overlay"\ngraphroot = ${JSON.stringify(graph)}\nrunroot = ${JSON.stringify(run)}\n`,
  );
  // buildah keeps cache mounts below TMPDIR.
  return { CONTAINERS_STORAGE_CONF: file, TMPDIR: temporary };
}

/** Unmounts everything below a folder, the innermost first, so that it can be removed. */
export function unmountBelow(folder: string): void {
  const points = readFileSync('/proc/self/mountinfo', 'utf8')
    .split('\n')
    // Field 5 is the mount point, with blanks as \040 (proc(5)).
    .map((line) => (line.split(' ')[4] ?? '').replaceAll('\\040', ' '))
    .filter((point) => point.startsWith(`${folder}/`));
  for (const point of points.toReversed()) spawnSync('umount', ['--lazy', point], { stdio: 'ignore' });
}
