/** A release store in a bucket: `s3://bucket/prefix?endpoint=https://…&region=…`. */
export interface BucketAddress {
  bucket: string;
  /** Without slashes at its ends; empty for the bucket's root. */
  prefix: string;
  /** Endpoint of an S3 service other than Amazon's; its buckets are addressed by path. */
  endpoint: string | undefined;
  region: string;
}

const ADDRESS = /^s3:\/\/([a-z0-9][a-z0-9.-]+)(?:\/([^?]*))?(?:\?(.*))?$/;

/** Reads a bucket's address; undefined when the text is no `s3:` address with a bucket. */
export function parseBucketAddress(text: string): BucketAddress | undefined {
  const [, bucket, path = '', query = ''] = ADDRESS.exec(text) ?? [];
  if (bucket === undefined) return undefined;
  const settings = new Map(query.split('&').map((pair) => splitPair(pair)));
  return {
    bucket,
    prefix: decodeURIComponent(path).replace(/^\/+|\/+$/g, ''),
    endpoint: settings.get('endpoint'),
    region: settings.get('region') ?? 'us-east-1',
  };
}

function splitPair(pair: string): [string, string] {
  const [name = '', ...value] = pair.split('=');
  return [name, decodeURIComponent(value.join('='))];
}

/** Key of a file in the bucket. */
export function bucketKey({ prefix }: BucketAddress, ...parts: readonly string[]): string {
  return [...(prefix === '' ? [] : [prefix]), ...parts].join('/');
}

/** Settings of an S3 client for a bucket's address. */
export interface BucketClientSettings {
  region: string;
  endpoint?: string;
  forcePathStyle?: boolean;
  requestChecksumCalculation: 'WHEN_REQUIRED';
  responseChecksumValidation: 'WHEN_REQUIRED';
}

/** The newer checksums are disabled: not every S3 service supports them, and files are checked against the release's own hashes. */
export function bucketClientSettings({ endpoint, region }: BucketAddress): BucketClientSettings {
  return {
    region,
    ...(endpoint === undefined ? {} : { endpoint, forcePathStyle: true }),
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  };
}
