import { join, resolve } from 'node:path';
import { parseStoreAddress } from '@ayana/contracts/releases';
import { SentenceError } from '@ayana/tooling/bootstrap/report.mjs';
import { repositoryRoot } from '@ayana/tooling/database/paths.ts';
import { FolderStore } from './folder-store.ts';
import type { ReleaseStore } from './release-store.ts';

type Environment = Readonly<Record<string, string | undefined>>;

/** The store RELEASES_URL names: `s3://bucket/prefix?endpoint=…`, a folder, or `<data>/releases`. */
export async function openStore(env: Environment): Promise<ReleaseStore> {
  const address = env['RELEASES_URL'];
  if (address?.startsWith('s3:') !== true) return new FolderStore(releaseFolder(env, false));
  const bucket = parseStoreAddress(address)?.bucket;
  if (bucket === undefined)
    throw new SentenceError(`RELEASES_URL is "${address}", but a bucket is s3://name/prefix?endpoint=https://….`);
  // Loaded only for a bucket: the SDK is slow to load.
  const { BucketStore } = await import('./bucket-store.ts');
  return new BucketStore(bucket);
}

/** Folder of the release store. @throws when RELEASES_URL names something else */
export function releaseFolder(env: Environment, development: boolean): string {
  const address = env['RELEASES_URL'];
  if (address === undefined) {
    const data = resolve(env['AYANA_DATA_DIR'] ?? join(repositoryRoot, '.data'));
    return join(data, development ? 'releases-development' : 'releases');
  }
  const folder = parseStoreAddress(address)?.folder;
  if (folder === undefined) throw new SentenceError(`RELEASES_URL is "${address}", which is no folder.`);
  return resolve(folder);
}
