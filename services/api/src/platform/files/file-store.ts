import { mkdir, open } from 'node:fs/promises';
import { join } from 'node:path';
import { type BucketAddress, bucketClientSettings, type StoreAddress } from '@ayana/contracts/releases';
import { FileStorage } from '@flystorage/file-storage';
import { LocalStorageAdapter } from '@flystorage/local-fs';
import { Injectable } from '@nestjs/common';
import { Config } from '../config/config.js';
import { UploadParts } from './upload-parts.js';

/** The folder of uploads that are not used yet, and of files that belong to something. */
export const UNFINISHED = 'unfinished';
export const STORED = 'stored';

/** The place of files: a folder or a bucket, with the same paths in both. */
export interface OpenFileStore {
  readonly files: FileStorage;
  readonly uploads: UploadParts;
  /** Waits until a written file would survive a loss of power. */
  flush(path: string): Promise<void>;
}

export const storedPath = (key: string): string => `${STORED}/${key}`;
export const unfinishedPath = (id: string): string => `${UNFINISHED}/${id}`;

/** Opens the place that `FILES_URL` names, when it is first used. */
@Injectable()
export class FileStore {
  private opened: Promise<OpenFileStore> | undefined;

  constructor(private readonly config: Config) {}

  open(): Promise<OpenFileStore> {
    this.opened ??= openStore(this.config.files).catch((error: unknown) => {
      this.opened = undefined;
      throw error;
    });
    return this.opened;
  }
}

export const openStore = ({ folder, bucket }: StoreAddress): Promise<OpenFileStore> =>
  bucket === undefined ? openFolder(folder) : openBucket(bucket);

async function openFolder(folder: string): Promise<OpenFileStore> {
  for (const each of [UNFINISHED, STORED]) await mkdir(join(folder, each), { recursive: true, mode: 0o700 });
  const files = new FileStorage(new LocalStorageAdapter(folder));
  return {
    files,
    uploads: new UploadParts(files, unfinishedPath),
    flush: (path) => flushFile(join(folder, path)),
  };
}

async function flushFile(path: string): Promise<void> {
  const file = await open(path, 'r+');
  try {
    await file.sync();
  } finally {
    await file.close();
  }
}

/** The SDK is slow to load, so only a bucket loads it. A bucket answers once the object is safe. */
async function openBucket(address: BucketAddress): Promise<OpenFileStore> {
  const [{ S3Client }, { AwsS3StorageAdapter }] = await Promise.all([
    import('@aws-sdk/client-s3'),
    import('@flystorage/aws-s3'),
  ]);
  const { bucket, prefix } = address;
  const client = new S3Client(bucketClientSettings(address));
  const files = new FileStorage(new AwsS3StorageAdapter(client, { bucket, prefix }));
  return { files, uploads: new UploadParts(files, unfinishedPath), flush: async () => undefined };
}
