import { once } from 'node:events';
import { Injectable, Logger, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { parseRegistryFile, type RegistryFile } from '@ayana/contracts/releases';
import { Config } from '../config/config.js';
import { Realtime } from './realtime.js';
import { type RegistrySource, registrySource } from './registry-source.js';
import { measureReleases } from './release.metrics.js';

/** Milliseconds between reads of the registry. */
const POLL_INTERVAL_MS = 2000;
/** Longest wait for the first read, in milliseconds: an unreachable bucket must not stop the API from starting. */
const FIRST_READ_TIMEOUT_MS = 3000;

/** Watches the release registry, and notifies signed-in tabs of a new generation of the front end. */
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

  /** The first read is awaited, within limits: the first failure report of a remote needs the registry. */
  async onApplicationBootstrap(): Promise<void> {
    if (this.source === undefined) return;
    const timeout = AbortSignal.timeout(FIRST_READ_TIMEOUT_MS);
    await Promise.race([this.follow(this.source), once(timeout, 'abort')]);
  }

  onApplicationShutdown(): void {
    this.stopped = true;
    clearTimeout(this.timer);
    this.source?.close();
  }

  /** The last registry that was read; undefined when there is none, or none could be read. */
  current(): RegistryFile | undefined {
    return this.registry;
  }

  /**
   * A file of a release the registry names, as text.
   * @param path within the store: `mfe-public/<version>/web/portal.json`
   */
  async file(path: string): Promise<string> {
    if (this.source === undefined) throw new Error(`RELEASES_URL is not set, so ${path} cannot be read.`);
    return this.source.file(path);
  }

  /** Polls, one read after the other; a failure is logged once, and its end too. */
  private async follow(source: RegistrySource): Promise<void> {
    try {
      await this.poll(source);
      if (this.failing) this.logger.log(`The release registry ${source.name} can be read again`);
      this.failing = false;
    } catch (error) {
      if (!this.failing && !this.stopped)
        this.logger.warn(`Cannot read the release registry ${source.name}: ${describeError(error)}`);
      this.failing = true;
      await this.useLastGood(source);
    }
    if (this.stopped) return;
    this.timer = setTimeout(() => void this.follow(source), POLL_INTERVAL_MS);
    this.timer.unref();
  }

  /** After a restart, the last good registry in the store is all there is. */
  private async useLastGood(source: RegistrySource): Promise<void> {
    if (this.registry !== undefined || this.stopped) return;
    const text = await source.lastGood().catch(() => undefined);
    if (text === undefined) return;
    try {
      this.take(parseRegistryFile(text));
    } catch {
      // Neither can be read; a warning was already logged.
    }
  }

  private async poll(source: RegistrySource): Promise<void> {
    const found = await source.read(this.tag);
    if (found === undefined || this.stopped) return;
    const registry = parseRegistryFile(found.text);
    this.tag = found.tag;
    this.take(registry);
  }

  private take(registry: RegistryFile): void {
    if (registry.generation === this.registry?.generation) return;
    const isNewGeneration = this.registry !== undefined;
    const { generation } = registry;
    measureReleases(this.registry, registry);
    this.registry = registry;
    this.logger.log({ generation }, 'The release registry was read');
    // Every process watches for itself.
    if (isNewGeneration) this.realtime.sendLocally({ type: 'release.changed', data: { generation } }, 'all');
  }
}

/** The SDK's errors for a bucket that does not respond may have no message but a name. */
function describeError(error: unknown): string {
  return error instanceof Error ? error.message || error.name : String(error);
}
