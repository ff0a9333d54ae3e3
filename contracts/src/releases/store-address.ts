import { type BucketAddress, parseBucketAddress } from './bucket-address.ts';

/** Where releases lie: a folder of the machine or of a disk it shares, or a bucket. */
export type StoreAddress =
  | { readonly folder: string; readonly bucket?: never }
  | { readonly bucket: BucketAddress; readonly folder?: never };

const FILE = /^file:(?:\/\/(?:localhost)?)?(?=\/)/;

/**
 * Reads `RELEASES_URL`: a folder as it was typed, a `file:` address or `s3://bucket/prefix?…`. Everybody who reads the variable (the
 * release commands, the render server, the API) reads it here, so that all of them mean the same store.
 * @returns undefined for an address of any other kind
 */
export function parseStoreAddress(text: string): StoreAddress | undefined {
  const bucket = parseBucketAddress(text);
  if (bucket !== undefined) return { bucket };
  if (FILE.test(text)) return { folder: decodeURIComponent(text.replace(FILE, '')) };
  return text.includes('://') || /^(s3|file):/.test(text) ? undefined : { folder: text };
}
