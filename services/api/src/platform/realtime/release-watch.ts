import { once } from 'node:events';
import { Injectable, Logger, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { parseRegistryFile, type RegistryFile } from '@ayana/contracts/releases';
import { Config } from '../config/config.js';
import { Realtime } from './realtime.js';
import { type RegistrySource, registrySource } from './registry-source.js';
import { measureReleases } from './release.metrics.js';

/** Milliseconds between looks at the registry. */
const LOOK_EVERY = 2000;
/** Longest wait for the first look, in milliseconds: a bucket that is out of reach must not keep the API from starting. */
const FIRST_LOOK = 3000;

/** Follows the release registry, and tells signed-in tabs that another generation of the front end was released. */
@Injectable()
export class ReleaseWatch implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly logger = new Logger('Releases');
  private readonly source: RegistrySource | undefined;
  private registry: RegistryFile | undefined;
  private tag: string | undefined;
  private failing = false;
  private timer: NodeJS.Timeout | undefined;
  private stopped = false;

  constructor(
    config: Config,
    private readonly realtime: Realtime,
  ) {
    this.source = config.releases === null ? undefined : registrySource(config.releases);
  }

  /** The first look is waited for, within bounds: the first report of a remote must not meet a registry nobody has read. */
  async onApplicationBootstrap(): Promise<void> {
    if (this.source === undefined) return;
    const patience = AbortSignal.timeout(FIRST_LOOK);
    await Promise.race([this.follow(this.source), once(patience, 'abort')]);
  }

  onApplicationShutdown(): void {
    this.stopped = true;
    clearTimeout(this.timer);
    this.source?.close();
  }

  /** The registry as it was seen last; undefined where there is none, or none within reach. */
  current(): RegistryFile | undefined {
    return this.registry;
  }

  /**
   * A file of a release the registry names, as text.
   * @param path below the store: `mfe-public/<version>/web/portal.json`
   */
  async file(path: string): Promise<string> {
    if (this.source === undefined) throw new Error(`Nobody said where releases lie, so ${path} cannot be read.`);
    return this.source.file(path);
  }

  /** Looks again and again, one look after the other; a failure is told once, and so is its end. */
  private async follow(source: RegistrySource): Promise<void> {
    try {
      await this.look(source);
      if (this.failing) this.logger.log(`The release registry ${source.name} can be read again`);
      this.failing = false;
    } catch (error) {
      if (!this.failing && !this.stopped)
        this.logger.warn(`Cannot read the release registry ${source.name}: ${wordsOf(error)}`);
      this.failing = true;
      await this.useLastGood(source);
    }
    if (this.stopped) return;
    this.timer = setTimeout(() => void this.follow(source), LOOK_EVERY);
    this.timer.unref();
  }

  /** After a restart there is nothing to go on with but what was kept beside the registry. */
  private async useLastGood(source: RegistrySource): Promise<void> {
    if (this.registry !== undefined || this.stopped) return;
    const text = await source.lastGood().catch(() => undefined);
    if (text === undefined) return;
    try {
      this.take(parseRegistryFile(text));
    } catch {
      // Neither can be read; the warning has been given.
    }
  }

  private async look(source: RegistrySource): Promise<void> {
    const found = await source.read(this.tag);
    if (found === undefined || this.stopped) return;
    const registry = parseRegistryFile(found.text);
    this.tag = found.tag;
    this.take(registry);
  }

  private take(registry: RegistryFile): void {
    if (registry.generation === this.registry?.generation) return;
    const isNews = this.registry !== undefined;
    const { generation } = registry;
    measureReleases(this.registry, registry);
    this.registry = registry;
    this.logger.log({ generation }, 'The release registry was read');
    // Every process watches for itself.
    if (isNews) this.realtime.sendLocally({ type: 'release.changed', data: { generation } }, 'all');
  }
}

/** The SDK's errors of a bucket that does not answer may have no message but a name. */
function wordsOf(error: unknown): string {
  return error instanceof Error ? error.message || error.name : String(error);
}
