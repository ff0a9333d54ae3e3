import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { SentenceError } from '@ayana/tooling/bootstrap/report.mjs';
import { installPackages } from '../cluster/debian-parts.ts';
import { dataFolder } from '@ayana/tooling/database/paths.ts';
import { makeThrowAwayFolder } from '@ayana/tooling/database/throw-away.ts';
import { makeBase } from '@ayana/tooling/images/base.ts';
import { buildImage, checkBase } from '@ayana/tooling/images/build.ts';
import type { RunContext } from '@ayana/tooling/images/run.ts';
import { ownStorage } from '@ayana/tooling/images/storage.ts';
import { TARGETS } from '@ayana/tooling/images/targets.ts';
import { imageVersion } from '@ayana/tooling/images/version.ts';
import { Progress } from '@ayana/tooling/terminal/progress.ts';
import { stopSignal } from '@ayana/tooling/terminal/stop.ts';
import { dim, duration, green } from '@ayana/tooling/terminal/style.ts';
import { clearLeftovers, findRuntime } from './images/bundle.ts';
import { REMOTE, type Seen, tryImages } from './images/story.ts';
import { saveRecord } from '@ayana/tooling/check/outcome.ts';
import { table } from '@ayana/tooling/check/table.ts';

const PACKAGES = ['buildah', 'runc', 'mmdebstrap'];

/**
 * `npm run check -- images [--base name@sha256:…] [--built version]`: builds the images with buildah, starts each without an engine as an ordinary
 * user on a read-only root, and sees that together they serve, say their version and end with 0 when they are asked to. Images and containers are
 * in a storage of the check's own and go with it; with `--built` they are those of this machine, of which the images stay. `--install` brings
 * Debian's programs.
 * @returns exit code
 */
export async function checkImages(args: readonly string[]): Promise<number> {
  const { values } = parseArgs({
    args: [...args],
    options: { base: { type: 'string' }, built: { type: 'string' }, install: { type: 'boolean', default: false } },
  });
  if (values.install) return installPackages(PACKAGES);
  findRuntime();
  if (process.getuid?.() !== 0)
    throw new SentenceError(
      'Mounting an image needs root: run this check as root, on a machine that may be used for it.',
    );
  const signal = stopSignal();
  const progress = new Progress();
  const folder = makeThrowAwayFolder(join(dataFolder(), 'checks'), 'images-', 'postgres', clearLeftovers);
  const storage = join(folder.path, 'storage');
  const env = values.built === undefined ? { ...process.env, ...ownStorage(storage) } : process.env;
  const context = { signal, env };
  const version = values.built ?? imageVersion();
  try {
    const built = values.built === undefined ? await build(progress, version, values.base, context) : [];
    const seen = await tryImages({ folder: folder.path, context }, version, progress);
    reportOn(built, seen);
    return 0;
  } finally {
    await progress.step('Removing what it made', async () => {
      clearLeftovers(folder.path);
      await rm(storage, { recursive: true, force: true });
      folder.remove();
    });
  }
}

interface Built {
  readonly name: string;
  readonly bytes: number;
  readonly seconds: number;
}

async function build(
  progress: Progress,
  version: string,
  wanted: string | undefined,
  context: RunContext,
): Promise<Built[]> {
  const base =
    wanted === undefined ? await progress.step('Base image', (detail) => makeBase(detail, context)) : checkBase(wanted);
  const built: Built[] = [];
  for (const target of TARGETS) {
    const begun = performance.now();
    const remote = target === 'release' ? REMOTE : undefined;
    const { bytes } = await progress.step(
      `Image ${target}`,
      (detail) => buildImage(target, { engine: 'buildah', base, version, remote }, detail, context),
      (image) => `${(image.bytes / 1e6).toFixed(0)} MB`,
    );
    built.push({ name: target, bytes, seconds: Math.round((performance.now() - begun) / 1000) });
  }
  return built;
}

function reportOn(built: readonly Built[], seen: readonly Seen[]): void {
  const megabytes = (bytes: number | undefined): string => (bytes === undefined ? '' : (bytes / 1e6).toFixed(0));
  if (built.length > 0)
    console.log(
      `\n${table(
        ['Image', 'MB', 'Built in'],
        built.map(({ name, bytes, seconds }) => [name, megabytes(bytes), duration(seconds * 1000)]),
      )}`,
    );
  const rows = seen.map(({ name, ready, memory, ended }) => [
    name,
    duration(ready),
    ended === undefined ? '' : duration(ended),
    memory === undefined ? '' : `${megabytes(memory.most)} of ${megabytes(memory.limit)}`,
  ]);
  console.log(`\n${table(['Process', 'Ready or done after', 'Ended after', 'Most memory, MB'], rows)}\n`);
  const file = saveRecord(
    'images',
    { built },
    seen.map((one) => ({ ...one, passed: true })),
  );
  console.log(green('Each image runs as an ordinary user on a read-only root, serves, and ends with 0.'));
  console.log(dim(`Written to ${file}.`));
}
