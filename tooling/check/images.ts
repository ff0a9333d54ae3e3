import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { SentenceError } from '../bootstrap/report.mjs';
import { buildStale } from '../build/build.ts';
import { dataFolder, repositoryRoot } from '../database/paths.ts';
import { makeBase } from '../images/base.ts';
import { buildImage, checkBase } from '../images/build.ts';
import { hasProgram } from '../images/run.ts';
import { imageName, RUNNING_IMAGES } from '../images/targets.ts';
import { imageVersion } from '../images/version.ts';
import { freePort } from '../start/settings.ts';
import { Progress } from '../terminal/progress.ts';
import { green } from '../terminal/style.ts';
import { Container, type ContainerOptions, findRuntime } from './images/bundle.ts';
import { type Situation, startSituation } from './images/situation.ts';

/** Waits are for busy machines; what is checked is not how fast. */
const PATIENCE_MS = 180_000;
const USER = '10001';

interface Plan {
  readonly options: Omit<ContainerOptions, 'folder'>;
  /** Addresses of its probes. */
  readonly probes: readonly string[];
}

/**
 * `npm run check -- images [--base name@sha256:…] [--built version]`: builds the images with buildah, starts each without an engine as an ordinary
 * user on a read-only root, and sees that it serves, says its version and ends with 0 when it is asked to.
 * @returns exit code
 */
export async function checkImages(args: readonly string[]): Promise<number> {
  const { values } = parseArgs({ args: [...args], options: { base: { type: 'string' }, built: { type: 'string' } } });
  findRuntime();
  if (process.getuid?.() !== 0)
    throw new SentenceError(
      'Mounting an image needs root: run this check as root, on a machine that may be used for it.',
    );
  const progress = new Progress();
  const version = values.built ?? imageVersion();
  if (values.built === undefined) await build(progress, version, values.base);
  await buildStale({ root: repositoryRoot, progress, dataDir: dataFolder(), signal: new AbortController().signal });
  const situation = await progress.step('Database and mail', startSituation);
  const started: Container[] = [];
  try {
    await progress.step('migrate', () => migrate(situation, version));
    for (const { options, probes } of await plansOf(situation, version))
      await progress.step(`${options.name} serves`, async () => {
        const container = await Container.start({ ...options, folder: situation.folder });
        started.push(container);
        await serves(container, probes, version);
      });
    for (const container of started.toReversed())
      await progress.step(`${container.name} ends when asked to`, () => ends(container));
    console.log(green('Each image runs as an ordinary user on a read-only root, and ends with 0.'));
    return 0;
  } finally {
    for (const container of started) await container.remove().catch(() => undefined);
    await situation.stop();
  }
}

async function build(progress: Progress, version: string, wanted: string | undefined): Promise<void> {
  if (wanted === undefined && !hasProgram('mmdebstrap'))
    throw new SentenceError(
      'Without --base a base is made with mmdebstrap, which is not here: apt-get install mmdebstrap',
    );
  const base = wanted === undefined ? await progress.step('Base image', makeBase) : checkBase(wanted);
  for (const target of RUNNING_IMAGES)
    await progress.step(
      `Image ${target}`,
      (detail) => buildImage(target, { engine: 'buildah', base, version }, detail),
      ({ bytes }) => `${(bytes / 1e6).toFixed(0)} MB`,
    );
}

async function migrate({ databaseUrl, ownerUrl, socketFolder, folder }: Situation, version: string): Promise<void> {
  const container = await Container.start({
    image: imageName('api', version),
    name: 'migrate',
    command: ['migrate'],
    env: { DATABASE_URL: databaseUrl, DATABASE_OWNER_URL: ownerUrl },
    mounts: [{ from: socketFolder, to: socketFolder }],
    folder,
  });
  try {
    const code = await container.exit;
    expect(code === 0, `migrate ended with ${code}:\n${container.output}`);
    expect(container.output.includes(version), `migrate did not say its version:\n${container.output}`);
  } finally {
    await container.remove();
  }
}

/** The processes of a site, in the order in which they start. */
async function plansOf(situation: Situation, version: string): Promise<Plan[]> {
  const [apiPort, workerPort, renderPort] = await Promise.all([freePort(), freePort(), freePort()]);
  const socket = { from: situation.socketFolder, to: situation.socketFolder };
  const releases = { from: join(dataFolder(), 'releases'), to: '/releases-store' };
  const common = { PUBLIC_ORIGIN: 'https://ayana.example', RELEASES_URL: '/releases-store' };
  const server = {
    ...common,
    DATABASE_URL: situation.databaseUrl,
    SMTP_URL: situation.smtpUrl,
    JWT_SECRET: 'only-for-this-check-0123456789-abcdef-jwt',
    COOKIE_SECRET: 'only-for-this-check-0123456789-abcdef-cookie',
  };
  const api = imageName('api', version);
  const probesAt = (address: string, names = ['started', 'live', 'ready']): string[] =>
    names.map((name) => `http://127.0.0.1:${address}/${name}`);
  return [
    {
      options: {
        image: api,
        name: 'api',
        env: { ...server, API_PORT: String(apiPort), JOBS: '0' },
        mounts: [socket, releases],
      },
      probes: probesAt(`${apiPort}/api/health`),
    },
    {
      options: {
        image: api,
        name: 'worker',
        command: ['worker'],
        env: { ...server, METRICS_PORT: String(workerPort) },
        mounts: [socket, releases],
      },
      probes: probesAt(`${workerPort}/health`),
    },
    {
      options: {
        image: imageName('render', version),
        name: 'render',
        env: { ...common, PORT: String(renderPort), API_ORIGIN: `http://127.0.0.1:${apiPort}` },
        mounts: [releases],
      },
      probes: probesAt(`${renderPort}/health`),
    },
    {
      options: { image: imageName('store', version), name: 'store', env: {}, mounts: [releases] },
      // Its port is in its configuration.
      probes: probesAt('8080/health', ['live', 'ready']),
    },
  ];
}

/** Its probes answer with its version, it is an ordinary user, and nothing but /data and /tmp can be written. */
async function serves(container: Container, probes: readonly string[], version: string): Promise<void> {
  for (const probe of probes) {
    const answer = await answered(container, probe);
    expect(answer.version === version, `${probe} says version ${String(answer.version)}, not ${version}`);
  }
  const users = await container.users();
  expect(users.length === 4 && users.every((user) => user === USER), `${container.name} runs as ${users.join(', ')}`);
  await container.inside(
    'sh',
    '-c',
    'touch /tmp/a /data/a && ! touch /app/a 2>/dev/null && ! touch /etc/a 2>/dev/null',
  );
  const label = container.config.Labels?.['org.opencontainers.image.version'];
  expect(label === version, `The image of ${container.name} has the version ${String(label)}`);
  const [kind, ...check] = container.config.Healthcheck?.Test ?? [];
  expect(kind === 'CMD' && check.length > 1, `The image of ${container.name} has no health check`);
}

async function answered(container: Container, probe: string): Promise<{ version?: unknown }> {
  const deadline = Date.now() + PATIENCE_MS;
  for (;;) {
    const response = await fetch(probe, { signal: AbortSignal.timeout(10_000) }).catch(() => undefined);
    if (response?.ok === true) return (await response.json()) as { version?: unknown };
    const state = response === undefined ? 'no answer' : `${response.status} ${await response.text()}`;
    if (container.hasEnded || Date.now() > deadline)
      throw new SentenceError(`${probe}: ${state}. ${container.name} said:\n${container.output.slice(-3000)}`);
    await sleep(200);
  }
}

async function ends(container: Container): Promise<void> {
  await container.terminate();
  const code = await Promise.race([container.exit, sleep(60_000, undefined, { ref: false })]);
  expect(
    code === 0,
    `${container.name} ${code === undefined ? 'did not end' : `ended with ${code}`}:\n${container.output.slice(-2000)}`,
  );
}

function expect(holds: boolean, otherwise: string): void {
  if (!holds) throw new SentenceError(otherwise);
}
