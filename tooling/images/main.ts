// `npm run images [-- api render …] [--base name@sha256:…|--make-base] [--remote mfe-public]`: builds the images of deploy/images with buildah or
// docker, and prints their sizes and digests. `release` is an image for each remote, or for the one named.
import { parseArgs } from 'node:util';
import { SentenceError } from '../bootstrap/report.mjs';
import { runMain } from '../terminal/fail.ts';
import { Progress } from '../terminal/progress.ts';
import { stopSignal } from '../terminal/stop.ts';
import { makeBase } from './base.ts';
import { buildImage, checkBase, findEngine } from './build.ts';
import { REMOTES, type Target, TARGETS } from './targets.ts';
import { imageVersion } from './version.ts';

await runMain(async () => {
  const { values, positionals } = parseArgs({
    options: {
      base: { type: 'string' },
      'make-base': { type: 'boolean', default: false },
      remote: { type: 'string' },
      version: { type: 'string', default: imageVersion() },
    },
    allowPositionals: true,
  });
  const { remote, version } = values;
  if (remote !== undefined && !REMOTES.some((one) => one === remote))
    throw new SentenceError(`There is no remote "${remote}": ${REMOTES.join(', ')}`);
  const targets: readonly Target[] = positionals.length === 0 ? TARGETS : positionals.map(readTarget);
  const images = targets.flatMap((target): { target: Target; remote?: string }[] =>
    target !== 'release'
      ? [{ target }]
      : (remote === undefined ? REMOTES : [remote]).map((one) => ({ target, remote: one })),
  );
  const engine = findEngine();
  const context = { signal: stopSignal() };
  const progress = new Progress();
  const base = values['make-base']
    ? await progress.step('Base image', (detail) => makeBase(detail, context))
    : checkBase(values.base ?? process.env['IMAGE_BASE'] ?? '');
  for (const image of images) {
    const { name, digest } = await progress.step(
      `Image ${image.target} ${image.remote ?? ''}`.trim(),
      (detail) => buildImage(image.target, { engine, base, version, remote: image.remote }, detail, context),
      ({ bytes }) => `${(bytes / 1e6).toFixed(0)} MB`,
    );
    progress.line(`    ${name} ${digest}`);
  }
});

function readTarget(name: string): Target {
  const target = TARGETS.find((one) => one === name);
  if (target === undefined) throw new SentenceError(`There is no image "${name}": ${TARGETS.join(', ')}`);
  return target;
}
