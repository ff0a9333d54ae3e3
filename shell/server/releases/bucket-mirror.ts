import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { S3Client } from '@aws-sdk/client-s3';
import {
  atVersion,
  type BucketAddress,
  bucketClientSettings,
  bucketKey,
  earlierVersions,
  LAST_GOOD_FILE,
  parseRegistryFile,
  REGISTRY_FILE,
  type RegistryEntry,
  type RegistryFile,
} from '@ayana/contracts/releases';
import { LogOnce } from './log-once';

/** Milliseconds between checks of the bucket's registry: a conditional read of a few hundred bytes. */
const CHECK_EVERY = 1500;
/** Unknown versions are remembered, so that repeated requests do not reach the bucket. */
const UNKNOWN_KEPT = 500;

/** The files of a release that the server needs before any request. */
const NEEDED = ['web/portal.json', 'web/routes.json', 'server/portal.cjs'];

interface Release {
  files: Record<string, string>;
}

/**
 * Mirrors a release store in a bucket into a folder, which the rest of this server reads: the registry is checked every 1.5 s, and
 * replaced once its releases are there; scripts and pictures are fetched on demand and kept. An incomplete release
 * is replaced by the newest complete earlier one; with an unreadable registry, the previous copy
 * or the last good one is used.
 */
export class BucketMirror {
  readonly #at: BucketAddress;
  readonly #folder: string;
  readonly #warn: (message: string, error: unknown) => void;
  readonly #releases = new Map<string, Promise<Release | undefined>>();
  readonly #files = new Map<string, Promise<void>>();
  readonly #failures: LogOnce;
  #client: S3Client | undefined;
  #tag = '';
  #timer: NodeJS.Timeout | undefined;

  constructor(at: BucketAddress, folder: string, warn: (message: string, error: unknown) => void) {
    this.#at = at;
    this.#folder = folder;
    this.#warn = warn;
    this.#failures = new LogOnce(warn);
  }

  /** Resolves after the first check; an unreachable bucket is checked again and again. */
  async start(): Promise<void> {
    await this.#look();
    const again = (): void => {
      this.#timer = setTimeout(() => {
        this.#look().then(again, again);
      }, CHECK_EVERY);
    };
    again();
  }

  stop(): void {
    clearTimeout(this.#timer);
  }

  /** Fetches a file of a release, if it exists, with its compressed forms. */
  async bring(name: string, version: string, file: string): Promise<void> {
    const release = await this.#release(name, version).catch((error: unknown) => {
      this.#warn(`The release ${name} ${version} could not be read from the bucket.`, error);
      return undefined;
    });
    const sum = release === undefined || !Object.hasOwn(release.files, file) ? undefined : release.files[file];
    if (sum === undefined) return;
    const path = `${name}/${version}/${file}`;
    const coming = this.#files.get(path) ?? this.#fetch(path, sum);
    this.#files.set(path, coming);
    await coming.catch((error: unknown) => {
      this.#files.delete(path);
      this.#warn(`${path} could not be read from the bucket.`, error);
    });
  }

  async #look(): Promise<void> {
    try {
      const found = await this.#get(REGISTRY_FILE, this.#tag);
      if (found === undefined) {
        this.#failures.resolved();
        return;
      }
      await this.#take(found.bytes);
      this.#tag = found.tag;
      this.#failures.resolved();
    } catch (error) {
      this.#failures.failed('The release registry could not be read from the bucket.', error);
      if (!existsSync(join(this.#folder, REGISTRY_FILE))) await this.#takeLastGood();
    }
  }

  async #takeLastGood(): Promise<void> {
    try {
      const found = await this.#get(LAST_GOOD_FILE);
      if (found !== undefined) await this.#take(found.bytes);
    } catch {
      // The bucket is unreachable, or this is unreadable, too: the reason was logged.
    }
  }

  /** Installs a registry after fetching its releases. */
  async #take(bytes: Buffer): Promise<void> {
    const registry = parseRegistryFile(bytes.toString('utf8'));
    const microFrontends: RegistryFile['microFrontends'] = {};
    for (const [name, entries] of Object.entries(registry.microFrontends))
      microFrontends[name] =
        name === 'shell' ? entries : await Promise.all(entries.map(async (entry) => this.#complete(name, entry)));
    await this.#write(REGISTRY_FILE, Buffer.from(JSON.stringify({ ...registry, microFrontends })));
  }

  /** The entry at the newest version whose files could be fetched. */
  async #complete(name: string, entry: RegistryEntry): Promise<RegistryEntry> {
    if (await this.#bringNeeded(name, entry.metadata.version)) return entry;
    for (const version of earlierVersions(entry)) {
      const release = await this.#release(name, version).catch(() => undefined);
      const sum = release?.files['web/remoteEntry.js'];
      if (sum === undefined || !(await this.#bringNeeded(name, version))) continue;
      const missing = new Error(`${name} ${entry.metadata.version} is missing or not complete.`);
      this.#warn(`${name}: ${version} is served instead; \`npm run releases -- --repair\` repairs the bucket`, missing);
      return atVersion(entry, version, sum);
    }
    return entry;
  }

  async #bringNeeded(name: string, version: string): Promise<boolean> {
    // It may have been uploaded again since the last check.
    this.#releases.delete(`${name}/${version}/release.json`);
    for (const file of NEEDED) await this.bring(name, version, file);
    const files = (await this.#release(name, version).catch(() => undefined))?.files ?? {};
    return NEEDED.every((file) =>
      file in files ? existsSync(join(this.#folder, name, version, file)) : file.startsWith('server/'),
    );
  }

  /** Fetches a release that the registry does not name. @returns false when it is not in the bucket, or not whole */
  async bringRelease(name: string, version: string): Promise<boolean> {
    return this.#bringNeeded(name, version);
  }

  #release(name: string, version: string): Promise<Release | undefined> {
    const path = `${name}/${version}/release.json`;
    const known = this.#releases.get(path);
    if (known !== undefined) return known;
    const release = this.#get(path).then(
      (found) => (found === undefined ? undefined : (JSON.parse(found.bytes.toString('utf8')) as Release)),
      (error: unknown) => {
        this.#releases.delete(path);
        throw error;
      },
    );
    this.#releases.set(path, release);
    for (const oldest of this.#releases.keys()) {
      if (this.#releases.size <= UNKNOWN_KEPT) break;
      this.#releases.delete(oldest);
    }
    return release;
  }

  async #fetch(path: string, sum: string): Promise<void> {
    const target = join(this.#folder, path);
    if (existsSync(target) && integrity(await readFile(target)) === sum) return;
    const found = await this.#get(path);
    if (found === undefined || integrity(found.bytes) !== sum) throw new Error(`${path} is not what was released.`);
    // Its compressed forms first, so that the file itself marks completeness.
    for (const form of path.includes('/web/') ? ['.br', '.gz'] : []) {
      const packed = await this.#get(path + form);
      if (packed !== undefined) await this.#write(path + form, packed.bytes);
    }
    await this.#write(path, found.bytes);
  }

  async #write(path: string, bytes: Buffer): Promise<void> {
    const target = join(this.#folder, path);
    await mkdir(dirname(target), { recursive: true });
    const incoming = `${target}.${process.pid}.tmp`;
    await writeFile(incoming, bytes);
    await rename(incoming, target);
  }

  /** @param tag of the known version: undefined then means unchanged */
  async #get(path: string, tag = ''): Promise<{ bytes: Buffer; tag: string } | undefined> {
    const { GetObjectCommand, S3Client: Client } = await import('@aws-sdk/client-s3');
    this.#client ??= new Client(bucketClientSettings(this.#at));
    const client = this.#client;
    try {
      const command = new GetObjectCommand({
        Bucket: this.#at.bucket,
        Key: bucketKey(this.#at, path),
        ...(tag === '' ? {} : { IfNoneMatch: tag }),
      });
      const found = await client.send(command, { abortSignal: AbortSignal.timeout(10_000) });
      return { bytes: Buffer.from((await found.Body?.transformToByteArray()) ?? []), tag: found.ETag ?? '' };
    } catch (error) {
      const { name, $metadata } = error as { name?: string; $metadata?: { httpStatusCode?: number } };
      if (name === 'NoSuchKey' || $metadata?.httpStatusCode === 304) return undefined;
      throw error;
    }
  }
}

function integrity(bytes: Buffer): string {
  return `sha384-${createHash('sha384').update(bytes).digest('base64')}`;
}
