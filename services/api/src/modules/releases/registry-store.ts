import { createHash } from 'node:crypto';
import { open, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { S3Client } from '@aws-sdk/client-s3';
import {
  type BucketAddress,
  bucketClientSettings,
  bucketKey,
  LAST_GOOD_FILE,
  parseRegistryFile,
  REGISTRY_FILE,
  type RegistryFile,
  type ReleaseContent,
  type StoreAddress,
} from '@ayana/contracts/releases';
import { AppError } from '../../platform/app-error.js';
import { RELEASE_MESSAGES } from './messages.js';

/** Longest wait for a bucket, in milliseconds. */
const LIMIT = 10_000;
/** Files of a release that are read at once. */
const AT_ONCE = 8;

/** The release store as `npm run release` and this API change it: by compare-and-swap of one file (docs/releasing.md). */
export interface RegistryStore {
  read(): Promise<{ registry: RegistryFile; tag: string }>;
  /** Writes the next registry if the store still has the one with this tag. @returns false when another writer was faster */
  swap(tag: string, next: RegistryFile): Promise<boolean>;
  /** Bytes of a file of the store, `/` in its path; undefined when it is not there. */
  file(path: string): Promise<Buffer | undefined>;
}

export function registryStore({ bucket, folder }: StoreAddress): RegistryStore {
  return bucket === undefined ? new FolderStore(folder) : new BucketStore(bucket);
}

/** @throws AppError `release_refused` when a release is not in the store, or not as it was built */
export async function checkedRelease(store: RegistryStore, name: string, version: string): Promise<ReleaseContent> {
  const mark = await store.file(`${name}/${version}/release.json`);
  if (mark === undefined) throw new AppError('release_refused', RELEASE_MESSAGES.not_stored(version));
  const release = JSON.parse(mark.toString('utf8')) as ReleaseContent & { forms?: Record<string, string> };
  const files = Object.entries({ ...release.files, ...release.forms });
  const checks = async (): Promise<void> => {
    for (let next = files.pop(); next !== undefined; next = files.pop()) {
      const [path, sum] = next;
      const bytes = await store.file(`${name}/${version}/${path}`);
      const found = bytes && `sha384-${createHash('sha384').update(bytes).digest('base64')}`;
      if (found !== sum) throw new AppError('release_refused', RELEASE_MESSAGES.damaged(version, path));
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, checks));
  return release;
}

const print = (registry: RegistryFile): string => `${JSON.stringify(registry, null, 2)}\n`;

/** Has the lock file that `npm run release` uses, so that neither writes between the other's read and write. */
class FolderStore implements RegistryStore {
  constructor(private readonly folder: string) {}

  async read(): Promise<{ registry: RegistryFile; tag: string }> {
    const text = await readFile(join(this.folder, REGISTRY_FILE), 'utf8');
    return { registry: parseRegistryFile(text), tag: text };
  }

  async swap(tag: string, next: RegistryFile): Promise<boolean> {
    const unlock = await this.lock();
    try {
      if ((await this.read()).tag !== tag) return false;
      const text = print(next);
      await this.write(REGISTRY_FILE, text);
      await this.write(LAST_GOOD_FILE, text);
      return true;
    } finally {
      await unlock();
    }
  }

  async file(path: string): Promise<Buffer | undefined> {
    try {
      return await readFile(join(this.folder, ...path.split('/')));
    } catch (error) {
      if (has(error, 'code', 'ENOENT')) return undefined;
      throw error;
    }
  }

  private async lock(): Promise<() => Promise<void>> {
    const file = join(this.folder, 'registry.lock');
    try {
      const handle = await open(file, 'wx');
      await handle.writeFile(`${process.pid}\n`);
      await handle.close();
    } catch (error) {
      if (has(error, 'code', 'EEXIST')) throw new AppError('release_in_progress', RELEASE_MESSAGES.in_progress);
      throw error;
    }
    return () => rm(file, { force: true });
  }

  private async write(name: string, text: string): Promise<void> {
    const file = join(this.folder, name);
    const incoming = `${file}.${process.pid}.tmp`;
    await writeFile(incoming, text, { flush: true });
    await rename(incoming, file);
  }
}

/** By conditional writes, which `npm run release` has made sure of before its first switch. */
class BucketStore implements RegistryStore {
  private client: S3Client | undefined;

  constructor(private readonly at: BucketAddress) {}

  async read(): Promise<{ registry: RegistryFile; tag: string }> {
    const found = await this.get(REGISTRY_FILE);
    if (found === undefined) throw new Error(`${REGISTRY_FILE} is not in the bucket.`);
    return { registry: parseRegistryFile(found.bytes.toString('utf8')), tag: found.tag };
  }

  async swap(tag: string, next: RegistryFile): Promise<boolean> {
    if (!(await this.put(REGISTRY_FILE, print(next), tag))) return false;
    await this.put(LAST_GOOD_FILE, print(next));
    return true;
  }

  async file(path: string): Promise<Buffer | undefined> {
    return (await this.get(path))?.bytes;
  }

  private async get(path: string): Promise<{ bytes: Buffer; tag: string } | undefined> {
    const { GetObjectCommand } = await import('@aws-sdk/client-s3');
    try {
      const command = new GetObjectCommand({ Bucket: this.at.bucket, Key: this.key(path) });
      const found = await (await this.connected()).send(command, { abortSignal: AbortSignal.timeout(LIMIT) });
      const bytes = Buffer.from((await found.Body?.transformToByteArray()) ?? []);
      return { bytes, tag: found.ETag ?? '' };
    } catch (error) {
      if (has(error, 'name', 'NoSuchKey')) return undefined;
      throw error;
    }
  }

  /** @returns false when the bucket has another version than `tag` */
  private async put(path: string, text: string, tag?: string): Promise<boolean> {
    const { PutObjectCommand } = await import('@aws-sdk/client-s3');
    try {
      const command = new PutObjectCommand({
        Bucket: this.at.bucket,
        Key: this.key(path),
        Body: Buffer.from(text),
        ContentType: 'application/json',
        CacheControl: 'no-cache',
        ...(tag === undefined ? {} : { IfMatch: tag }),
      });
      await (await this.connected()).send(command, { abortSignal: AbortSignal.timeout(LIMIT) });
      return true;
    } catch (error) {
      const isOther = ['PreconditionFailed', 'ConditionalRequestConflict'].some((name) => has(error, 'name', name));
      if (tag !== undefined && isOther) return false;
      throw error;
    }
  }

  private async connected(): Promise<S3Client> {
    const { S3Client: Client } = await import('@aws-sdk/client-s3');
    this.client ??= new Client(bucketClientSettings(this.at));
    return this.client;
  }

  private key(path: string): string {
    return bucketKey(this.at, ...path.split('/'));
  }
}

function has(error: unknown, field: 'name' | 'code', value: string): boolean {
  return typeof error === 'object' && error !== null && Reflect.get(error, field) === value;
}
