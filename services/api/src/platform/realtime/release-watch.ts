import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Injectable, Logger, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import type { RegistryFile } from '@ayana/contracts/releases';
import { Config } from '../config/config.js';
import { Realtime } from './realtime.js';
import { measureReleases } from './release.metrics.js';

/** Milliseconds between looks at the registry. A file of some hundred bytes: cheaper and surer than a watch on a network disk. */
const LOOK_EVERY = 2000;

/** Follows the release registry, and tells signed-in tabs that another generation of the front end was released. */
@Injectable()
export class ReleaseWatch implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly logger = new Logger('Releases');
  private readonly file: string | null;
  private registry: RegistryFile | undefined;
  private timer: NodeJS.Timeout | undefined;

  constructor(
    config: Config,
    private readonly realtime: Realtime,
  ) {
    this.file = config.releasesFolder === null ? null : join(config.releasesFolder, 'registry.json');
  }

  onApplicationBootstrap(): void {
    const { file } = this;
    if (file === null) return;
    const look = (): void => {
      this.look(file).catch((error: unknown) => this.logger.warn(`Cannot read the release registry: ${String(error)}`));
    };
    look();
    this.timer = setInterval(look, LOOK_EVERY);
    this.timer.unref();
  }

  onApplicationShutdown(): void {
    clearInterval(this.timer);
  }

  /** The registry as it was seen last; undefined where there is none, or none within reach. */
  current(): RegistryFile | undefined {
    return this.registry;
  }

  private async look(file: string): Promise<void> {
    const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return undefined;
      throw error;
    });
    if (text === undefined) return;
    const registry: unknown = JSON.parse(text);
    if (!isRegistry(registry) || registry.generation === this.registry?.generation) return;
    const isNews = this.registry !== undefined;
    const { generation } = registry;
    measureReleases(this.registry, registry);
    this.registry = registry;
    this.logger.log({ generation }, 'The release registry was read');
    // Every process watches for itself.
    if (isNews) this.realtime.sendLocally({ type: 'release.changed', data: { generation } }, 'signed_in');
  }
}

function isRegistry(value: unknown): value is RegistryFile {
  if (typeof value !== 'object' || value === null) return false;
  return typeof Reflect.get(value, 'generation') === 'number' && Reflect.has(value, 'microFrontends');
}
