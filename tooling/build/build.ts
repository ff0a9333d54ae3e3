import { existsSync } from 'node:fs';
import { join } from 'node:path';

import { lock } from '../bootstrap/lock.mjs';
import { SentenceError } from '../bootstrap/report.mjs';
import type { BuildOptions } from './options.ts';
import { publishStale } from './publish.ts';
import { runInParallel } from './run-in-parallel.ts';
import { runNode } from './run-script.ts';
import { hashInputs, hashOutputs, readStamp, writeStamp } from './stamp.ts';
import { readWorkspace, type WorkspacePackage } from './workspace.ts';

/** Each build uses a little more than one of two cores. */
const AT_ONCE = 2;
/** The largest first, so that no long build is left over at the end. */
const LARGEST_FIRST = ['shell', 'mfe-public', 'mfe-admin', 'services/api'];

/**
 * Builds the packages whose inputs changed since their last build, then publishes what is not in the release store yet.
 * @returns folders that were built
 * @throws SentenceError with the output of the first build that failed
 */
export async function buildStale(options: BuildOptions): Promise<string[]> {
  const { root, progress } = options;
  const lockHandle = await lock(join(root, '.cache', 'build.lock'), {
    timeoutMs: 15 * 60_000,
    onWait: (holder) => progress.line(`  Waiting for process ${holder.pid}, which is building …`),
  });
  try {
    const all = readWorkspace(root);
    const wanted = all.filter(({ hasBuild, folder }) => hasBuild && (options.only?.includes(folder) ?? true));
    const stale = wanted.filter((one) => options.force === true || !isUpToDate(root, all, one)).sort(bySize);
    await runInParallel(stale, AT_ONCE, (one) => buildOne(options, all, one));
    if (options.publish !== false)
      await publishStale(
        options,
        wanted.filter((one) => one.hasRelease),
      );
    return stale.map(({ folder }) => folder);
  } finally {
    lockHandle.release();
  }
}

function isUpToDate(root: string, all: readonly WorkspacePackage[], one: WorkspacePackage): boolean {
  const stamp = readStamp(root, one.name);
  return (
    stamp !== undefined &&
    stamp.outputs === hashOutputs(root, one.folder) &&
    stamp.inputs === hashInputs(root, all, one)
  );
}

async function buildOne(
  { root, progress, signal }: BuildOptions,
  all: readonly WorkspacePackage[],
  one: WorkspacePackage,
): Promise<void> {
  await progress.step(`Building ${one.folder}`, async (detail) => {
    const inputs = hashInputs(root, all, one);
    const folder = join(root, one.folder);
    const { code, output } = await runNode(['--run', 'build'], folder, {
      onLine: detail,
      ...(signal === undefined ? {} : { signal }),
    });
    if (signal?.aborted) throw new SentenceError('The build was interrupted.');
    if (code !== 0) throw new SentenceError(`The build of ${one.folder} failed:\n${output.trim()}`);
    if (!existsSync(join(folder, 'dist')))
      throw new SentenceError(`The build of ${one.folder} succeeded but left no dist folder.`);
    writeStamp(root, one.name, { inputs, outputs: hashOutputs(root, one.folder) });
  });
}

function bySize(a: WorkspacePackage, b: WorkspacePackage): number {
  const rank = ({ folder }: WorkspacePackage): number =>
    LARGEST_FIRST.includes(folder) ? LARGEST_FIRST.indexOf(folder) : LARGEST_FIRST.length;
  return rank(a) - rank(b);
}
