import { once } from 'node:events';
import { chownSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RegistryFile } from '@ayana/contracts/releases';
import { SentenceError } from '@ayana/tooling/bootstrap/report.mjs';
import { LIMITS, RELEASE_LIMITS } from '@ayana/tooling/images/limits.ts';
import { imageName } from '@ayana/tooling/images/targets.ts';
import type { Progress } from '@ayana/tooling/terminal/progress.ts';
import { checkBills } from './bills.ts';
import { Container, USER, type Workplace } from './bundle.ts';
import { ends } from './ending.ts';
import { type Plan, plansOf, STORE } from './plans.ts';
import { answered, expect, expectJsonLog } from './probing.ts';
import { servesFile, servesPage } from './site.ts';
import { type Situation, startSituation } from './situation.ts';
import type { ContainerOptions } from './spec.ts';

/** What a process was seen to take. */
export interface Seen {
  readonly name: string;
  /** Milliseconds from its start until it was ready, or had done its work. */
  readonly ready: number;
  /** Milliseconds from the signal to its end, of those that go on until they are asked to. */
  ended?: number;
  memory?: { readonly limit: number; readonly most: number } | undefined;
}

/** The remote that the check releases. */
export const REMOTE = 'mfe-public';

/** A site of the images: everything is started in the order of deploy/compose, serves, and is asked to end. */
export async function tryImages(place: Workplace, version: string, progress: Progress): Promise<Seen[]> {
  const containers: Container[] = [];
  const { signal } = place.context;
  const situation = await progress.step('Database and mail', () => startSituation(place.folder));
  try {
    const story = new Story(place, situation, version, progress, containers);
    if (signal === undefined) return await story.run();
    const stopped = once(signal, 'abort').then((): never => {
      throw new SentenceError('Stopped.');
    });
    return await Promise.race([story.run(), stopped]);
  } finally {
    for (const container of containers.toReversed()) await container.remove();
    await situation.stop();
  }
}

class Story {
  readonly #place: Workplace;
  readonly #situation: Situation;
  readonly #version: string;
  readonly #progress: Progress;
  readonly #containers: Container[];
  readonly #seen: Seen[] = [];

  constructor(place: Workplace, situation: Situation, version: string, progress: Progress, containers: Container[]) {
    this.#place = place;
    this.#situation = situation;
    this.#version = version;
    this.#progress = progress;
    this.#containers = containers;
  }

  async run(): Promise<Seen[]> {
    const progress = this.#progress;
    await progress.step('migrate', () => this.#migrate());
    await progress.step('releases fills an empty store', () => this.#firstReleases());
    const plans = await plansOf(this.#situation, this.#version);
    const running = new Map<Plan, Container>();
    for (const plan of [plans.api, plans.worker, plans.render, plans.store])
      running.set(plan, await progress.step(`${plan.options.name} serves`, () => this.#serves(plan)));
    const [site, store] = [plans.render, plans.store].map(({ port }) => `http://127.0.0.1:${port}`) as [string, string];
    await progress.step(`release brings ${REMOTE}`, () => this.#release(site));
    const files = await progress.step('A page of the site', () => servesPage(site, REMOTE));
    await progress.step('Its files', () => servesFile(store, site, files));
    // The front first: what it asks must still be there.
    for (const [plan, container] of [...running].toReversed())
      await progress.step(`${plan.options.name} ends when asked to`, async () => {
        const seen = this.#seen.find(({ name }) => name === plan.options.name);
        const memory = container.memory();
        const ended = await ends(plan, container, files);
        if (seen !== undefined) Object.assign(seen, { memory, ended });
        if (plan.startLine) expectJsonLog(container, this.#version);
      });
    return this.#seen;
  }

  async #migrate(): Promise<void> {
    const { databaseUrl, ownerUrl, socketFolder } = this.#situation;
    const container = await this.#toItsEnd({
      image: imageName('api', this.#version),
      name: 'migrate',
      command: ['migrate'],
      limits: LIMITS.migrate,
      env: { DATABASE_URL: databaseUrl, DATABASE_OWNER_URL: ownerUrl },
      mounts: [{ from: socketFolder, to: socketFolder }],
    });
    expectJsonLog(container, this.#version);
  }

  /** All of them by the image `releases`; then one is taken out, for the image `release` to bring. */
  async #firstReleases(): Promise<void> {
    const { releases } = this.#situation;
    mkdirSync(releases);
    chownSync(releases, USER, USER);
    await this.#toItsEnd({
      image: imageName('releases', this.#version),
      name: 'releases',
      limits: LIMITS.releases,
      env: {},
      mounts: [{ from: releases, to: STORE, writable: true }],
    });
    const file = join(releases, 'registry.json');
    const registry = JSON.parse(readFileSync(file, 'utf8')) as RegistryFile;
    const names = Object.keys(registry.microFrontends).toSorted().join(', ');
    expect(names === 'mfe-admin, mfe-partner, mfe-patient, mfe-public, shell', `The store has ${names}`);
    const { [REMOTE]: _taken, ...others } = registry.microFrontends;
    writeFileSync(file, JSON.stringify({ ...registry, generation: registry.generation + 1, microFrontends: others }));
    rmSync(join(releases, REMOTE), { recursive: true });
  }

  async #release(site: string): Promise<void> {
    const { releases } = this.#situation;
    const { output } = await this.#toItsEnd({
      image: imageName('release', this.#version, REMOTE),
      name: 'release',
      limits: RELEASE_LIMITS,
      env: { RELEASES_URL: STORE, SITE_URL: site },
      mounts: [{ from: releases, to: STORE, writable: true }],
    });
    expect(output.includes(`for everybody`) && output.includes(site), `The release is not live at ${site}:\n${output}`);
  }

  /** Runs a container that ends by itself, with 0. */
  async #toItsEnd(options: ContainerOptions): Promise<Container> {
    const begun = performance.now();
    const container = await Container.start(options, this.#place);
    this.#containers.push(container);
    checkBills(container, options.name);
    const code = await container.exit;
    expect(code === 0, `${options.name} ended with ${code}:\n${container.output.slice(-5000)}`);
    this.#seen.push({ name: options.name, ready: performance.now() - begun });
    await container.remove();
    return container;
  }

  /** Its probes answer with its version, it is an ordinary user, and nothing but /data and /tmp can be written. */
  async #serves(plan: Plan): Promise<Container> {
    const begun = performance.now();
    const container = await Container.start(plan.options, this.#place);
    this.#containers.push(container);
    const { name, limits } = plan.options;
    for (const probe of plan.probes) {
      const address = `http://127.0.0.1:${plan.port}${plan.health}/${probe}`;
      const response = await answered(container, address, this.#place.context.signal);
      const { version } = (await response.json()) as { version?: unknown };
      expect(version === this.#version, `${address} says version ${String(version)}, not ${this.#version}`);
    }
    this.#seen.push({ name, ready: performance.now() - begun });
    checkBills(container, name);
    const users = await container.users();
    expect(users.length === 4 && users.every((user) => user === String(USER)), `${name} runs as ${users.join(', ')}`);
    const writable = 'touch /tmp/a /data/a && ! touch /app/a 2>/dev/null && ! touch /etc/a 2>/dev/null';
    await container.inside('sh', '-c', writable);
    const memory = container.memory();
    expect(memory === undefined || memory.limit === limits.memory, `${name} may have ${memory?.limit} bytes of memory`);
    const label = container.config.Labels?.['org.opencontainers.image.version'];
    expect(label === this.#version, `The image of ${name} has the version ${String(label)}`);
    const [kind, ...check] = container.config.Healthcheck?.Test ?? [];
    expect(kind === 'CMD' && check.length > 1, `The image of ${name} has no health check`);
    // The address is that of the image's own port, or of compose.yaml's for the worker.
    await container.inside(...check.slice(0, -1), `http://127.0.0.1:${plan.port}${plan.health}/live`);
    return container;
  }
}
