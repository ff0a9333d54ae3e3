import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { GetObjectCommandOutput, S3Client } from '@aws-sdk/client-s3';
import {
  type BucketAddress,
  bucketClientSettings,
  bucketKey,
  LAST_GOOD_FILE,
  REGISTRY_FILE,
  type StoreAddress,
} from '@ayana/contracts/releases';

/** The registry as read. */
export interface RegistryText {
  text: string;
  /** Passed to the next read: makes reading an unchanged registry cheap. */
  tag: string;
}

/** The store of the registry and of the releases it names. */
export interface RegistrySource {
  /** Displayed. */
  readonly name: string;
  /** @returns undefined when the registry still has this tag, or does not exist yet */
  read(tag: string | undefined): Promise<RegistryText | undefined>;
  /** Text of the last registry that was complete; rejects when there is none. */
  lastGood(): Promise<string>;
  /** @param path of a release's file within the store, with `/` separators; rejects when there is none */
  file(path: string): Promise<string>;
  /** Aborts a read under way, so that it does not keep the process alive. */
  close(): void;
}

/** Longest wait for a bucket, in milliseconds. */
const LIMIT = 5_000;

export function registrySource({ bucket, folder }: StoreAddress): RegistrySource {
  return bucket === undefined ? inFolder(folder) : inBucket(bucket);
}

/** A file of some hundred bytes: reading it is cheap, and more reliable than watching a network disk. */
function inFolder(folder: string): RegistrySource {
  const file = join(folder, REGISTRY_FILE);
  return {
    name: file,
    close: () => undefined,
    lastGood: () => readFile(join(folder, LAST_GOOD_FILE), 'utf8'),
    file: (path) => readFile(join(folder, ...path.split('/')), 'utf8'),
    read: async (tag) => {
      try {
        const text = await readFile(file, 'utf8');
        return text === tag ? undefined : { text, tag: text };
      } catch (error) {
        if (isNamed(error, 'code', 'ENOENT')) return undefined;
        throw error;
      }
    },
  };
}

/** A conditional read by ETag: an unchanged registry is answered 304, without a body. */
function inBucket(at: BucketAddress): RegistrySource {
  let client: S3Client | undefined;
  const get = async (path: string, tag?: string): Promise<GetObjectCommandOutput | undefined> => {
    // The SDK is loaded only for a bucket.
    const { GetObjectCommand, S3Client: Client } = await import('@aws-sdk/client-s3');
    client ??= new Client(bucketClientSettings(at));
    const command = new GetObjectCommand({
      Bucket: at.bucket,
      Key: bucketKey(at, ...path.split('/')),
      ...(tag === undefined ? {} : { IfNoneMatch: tag }),
    });
    try {
      return await client.send(command, { abortSignal: AbortSignal.timeout(LIMIT) });
    } catch (error) {
      if (isNamed(error, 'name', 'NoSuchKey') || statusOf(error) === 304) return undefined;
      throw error;
    }
  };
  const file = async (path: string): Promise<string> => {
    const found = await get(path);
    if (found?.Body === undefined) throw new Error(`${path} is not in the bucket.`);
    return found.Body.transformToString('utf8');
  };
  return {
    name: `s3://${at.bucket}/${bucketKey(at, REGISTRY_FILE)}`,
    close: () => client?.destroy(),
    lastGood: () => file(LAST_GOOD_FILE),
    file,
    read: async (tag) => {
      const found = await get(REGISTRY_FILE, tag);
      if (found === undefined) return undefined;
      return { text: (await found.Body?.transformToString('utf8')) ?? '', tag: found.ETag ?? '' };
    },
  };
}

function isNamed(error: unknown, field: 'name' | 'code', value: string): boolean {
  return error instanceof Error && Reflect.get(error, field) === value;
}

function statusOf(error: unknown): unknown {
  const metadata: unknown = error instanceof Error ? Reflect.get(error, '$metadata') : undefined;
  return typeof metadata === 'object' && metadata !== null ? Reflect.get(metadata, 'httpStatusCode') : undefined;
}
