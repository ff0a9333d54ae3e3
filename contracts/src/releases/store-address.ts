import { type BucketAddress, parseBucketAddress } from './bucket-address.ts';

/** Location of the release store: a local or shared folder, or a bucket. */
export type StoreAddress =
  | { readonly folder: string; readonly bucket?: never }
  | { readonly bucket: BucketAddress; readonly folder?: never };

const FILE = /^file:(?:\/\/(?:localhost)?)?(?=\/)/;

/**
 * Parses `RELEASES_URL`: a folder path, a `file:` address or `s3://bucket/prefix?…`. The release commands, the render server and the API
 * all use this function, so that they agree on the store.
 * @returns undefined for any other address
 */
export function parseStoreAddress(text: string): StoreAddress | undefined {
  const bucket = parseBucketAddress(text);
  if (bucket !== undefined) return { bucket };
  if (FILE.test(text)) return { folder: decodeURIComponent(text.replace(FILE, '')) };
  return text.includes('://') || /^(s3|file):/.test(text) ? undefined : { folder: text };
}
