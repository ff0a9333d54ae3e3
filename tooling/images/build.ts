import { existsSync } from 'node:fs';
import { SentenceError } from '../bootstrap/report.mjs';
import { repositoryRoot } from '../database/paths.ts';
import type { Detail } from '../terminal/progress.ts';
import { hasProgram, run, type RunContext } from './run.ts';
import { CONTAINERFILE, imageName, LOCAL_BASE, type Target } from './targets.ts';

export type Engine = 'buildah' | 'docker';

export interface ImageOptions {
  readonly engine: Engine;
  /** Reference of the base image. */
  readonly base: string;
  readonly version: string;
  /** For the target `release`. */
  readonly remote?: string | undefined;
}

export interface BuiltImage {
  readonly name: string;
  readonly bytes: number;
  /** `sha256:…`, by which a deployment pins it once it is pushed. */
  readonly digest: string;
}

/** @throws SentenceError that says what to install */
export function findEngine(): Engine {
  const engine = (['buildah', 'docker'] as const).find(hasProgram);
  if (engine === undefined)
    throw new SentenceError('Images are built by buildah or docker, and neither is here: apt-get install buildah runc');
  return engine;
}

/** @throws SentenceError where the base may change under the same name */
export function checkBase(base: string): string {
  if (base === LOCAL_BASE || /@sha256:[0-9a-f]{64}$/.test(base)) return base;
  throw new SentenceError(
    `The base must be pinned by its digest (name@sha256:…), not "${base}". Where no registry can be reached: npm run images -- --make-base`,
  );
}

/** Builds one target. The steps it shares with the others are built once. */
export async function buildImage(
  target: Target,
  options: ImageOptions,
  detail: Detail,
  context: RunContext = {},
): Promise<BuiltImage> {
  const { engine, version } = options;
  const name = imageName(target, version, options.remote);
  const certificates = process.env['NODE_EXTRA_CA_CERTS'] ?? '';
  await run(
    engine,
    [
      'build',
      // With OCI's own format there is no HEALTHCHECK.
      ...(engine === 'buildah' ? ['--layers', '--format', 'docker', '--isolation', 'chroot'] : []),
      ...(existsSync(certificates) ? ['--secret', `id=ca,src=${certificates}`] : []),
      `--build-arg=BASE=${options.base}`,
      `--build-arg=AYANA_VERSION=${version}`,
      ...(options.remote === undefined ? [] : [`--build-arg=REMOTE=${options.remote}`]),
      `--target=${target}`,
      `--file=${CONTAINERFILE}`,
      `--tag=${name}`,
      '.',
    ],
    { ...context, cwd: repositoryRoot, onLine: buildDetail(detail) },
  );
  return { name, ...(await describe(engine, name, context)) };
}

async function describe(engine: Engine, name: string, context: RunContext): Promise<{ bytes: number; digest: string }> {
  if (engine === 'docker') {
    const [size, digest = ''] = (
      await run('docker', ['image', 'inspect', '--format', '{{.Size}} {{.Id}}', name], context)
    ).split(/\s+/);
    return { bytes: Number(size), digest };
  }
  const [image] = JSON.parse(await run('buildah', ['images', '--json', name], context)) as {
    size: string;
    digest: string;
  }[];
  return { bytes: bytesOf(image?.size ?? ''), digest: image?.digest ?? '' };
}

/** Shows which step of the Containerfile is at work, and what it says: `6/8 RUN pnpm … · added 322`. */
export function buildDetail(detail: Detail): (line: string) => void {
  let step = '';
  return (line) => {
    const [, stage = '', instruction = ''] = /^(?:\[(\d+\/\d+)\] )?STEP \d+\/\d+: (.*)$/.exec(line) ?? [];
    if (instruction !== '')
      step = `${stage} ${shorten(instruction.replaceAll(/--mount=\S+/g, '').replaceAll(/\s+/g, ' '))}`.trim();
    else if (line.startsWith('COMMIT')) step = 'writing the image';
    // Takes minutes where there is much to remove and much else to do.
    else if (line.startsWith('Successfully tagged')) step = 'removing what only the build needed';
    const isNoise = instruction !== '' || /^(-->|COMMIT|Successfully tagged|[0-9a-f]{64}$)/.test(line);
    detail(isNoise ? step : `${step} · ${shorten(line)}`);
  };
}

const shorten = (text: string): string => (text.length > 60 ? `${text.trim().slice(0, 59)}…` : text.trim());

/** buildah says sizes for people: `526 MB`. */
function bytesOf(size: string): number {
  const [amount, unit = 'B'] = size.split(' ');
  return Number(amount) * ({ KB: 1e3, MB: 1e6, GB: 1e9 }[unit] ?? 1);
}
