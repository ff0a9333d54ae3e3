// `npm run images [-- api render store] [--base name@sha256:…|--make-base]`, `npm run images -- release --remote mfe-public`: builds the images of
// deploy/images with buildah or docker, and prints their sizes and digests.
import { parseArgs } from 'node:util';
import { SentenceError } from '../bootstrap/report.mjs';
import { runMain } from '../terminal/fail.ts';
import { Progress } from '../terminal/progress.ts';
import { makeBase } from './base.ts';
import { buildImage, checkBase, findEngine } from './build.ts';
import { RUNNING_IMAGES, type Target, TARGETS } from './targets.ts';
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
  const targets: readonly Target[] = positionals.length === 0 ? RUNNING_IMAGES : positionals.map(readTarget);
  if (targets.includes('release') !== (values.remote !== undefined))
    throw new SentenceError('Name the remote of a release: npm run images -- release --remote mfe-public');
  const engine = findEngine();
  const progress = new Progress();
  const base = values['make-base']
    ? await progress.step('Base image', makeBase)
    : checkBase(values.base ?? process.env['IMAGE_BASE'] ?? '');
  for (const target of targets) {
    const { name, digest } = await progress.step(
      `Image ${target}`,
      (detail) => buildImage(target, { engine, base, version: values.version, remote: values.remote }, detail),
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
