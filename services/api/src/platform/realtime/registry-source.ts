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

/** The registry as it was read. */
export interface RegistryText {
  text: string;
  /** To be handed in with the next look: it is what makes an unchanged registry cheap. */
  tag: string;
}

/** Where a registry is read from, and the releases it names. */
export interface RegistrySource {
  /** For people. */
  readonly name: string;
  /** @returns undefined when it is still the one with this tag, or when there is none yet */
  read(tag: string | undefined): Promise<RegistryText | undefined>;
  /** Text of the registry that was written last with everything it names; rejects where there is none. */
  lastGood(): Promise<string>;
  /** @param path of a release's file below the store, with `/` between its parts; rejects where there is none */
  file(path: string): Promise<string>;
  /** Breaks off a look under way, so that nothing keeps the process. */
  close(): void;
}

/** Longest wait for a bucket, in milliseconds. */
const LIMIT = 5_000;

export function registrySource({ bucket, folder }: StoreAddress): RegistrySource {
  return bucket === undefined ? inFolder(folder) : inBucket(bucket);
}

/** A file of some hundred bytes: reading it is cheaper and surer than a watch on a network disk. */
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
    // Only who has a bucket waits for the SDK.
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
