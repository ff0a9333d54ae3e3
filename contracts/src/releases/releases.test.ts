import {
  bucketClientSettings,
  bucketKey,
  COHORTS,
  entryFor,
  parseBucketAddress,
  parseStoreAddress,
  readCohort,
  type RegistryEntry,
  cohortPosition,
} from '@ayana/contracts/releases';

const everyone = Array.from({ length: COHORTS }, (_, cohort) => cohort);
const entry = (version: string, traffic: number, isDefault: boolean): RegistryEntry => ({
  url: `/releases/mfe-public/${version}/web/remoteEntry.js`,
  metadata: { version, integrity: `sha384-${version}` },
  deployment: { traffic, default: isDefault },
  extras: { previous: null },
});
const reached = (traffic: number): Set<number> => {
  const entries = [entry('1', 100 - traffic, true), entry('2', traffic, false)];
  return new Set(everyone.filter((cohort) => entryFor('mfe-public', entries, cohort)?.metadata.version === '2'));
};

describe('a release to a part of the sessions', () => {
  it.each([1, 10, 50])('reaches about %i percent', (traffic) => {
    const share = (reached(traffic).size / COHORTS) * 100;
    expect(share).toBeGreaterThan(traffic * 0.9);
    expect(share).toBeLessThan(traffic * 1.1);
  });

  it('keeps the earlier sessions when the part grows', () => {
    let before = new Set<number>();
    for (const traffic of [1, 10, 20, 50, 99]) {
      const now = reached(traffic);
      expect([...before].every((cohort) => now.has(cohort))).toBe(true);
      expect(now.size).toBeGreaterThan(before.size);
      before = now;
    }
  });

  it('gives the default to a session without a cohort, and to everyone when there is no part', () => {
    expect(entryFor('mfe-public', [entry('1', 90, true), entry('2', 10, false)], undefined)?.metadata.version).toBe(
      '1',
    );
    expect(entryFor('mfe-public', [entry('1', 100, true)], 0)?.metadata.version).toBe('1');
  });

  it('does not choose the same people first for every remote', () => {
    const early = (remote: string): Set<number> =>
      new Set(everyone.filter((cohort) => cohortPosition(remote, cohort) < 10));
    const [publics, admins] = [early('mfe-public'), early('mfe-admin')];
    expect([...publics].filter((cohort) => admins.has(cohort)).length).toBeLessThan(200);
  });

  it('never changes: today’s cohorts keep their positions', () => {
    expect([0, 1, 4711].map((cohort) => cohortPosition('mfe-public', cohort).toFixed(3))).toEqual([
      '21.279',
      '37.533',
      '14.893',
    ]);
  });
});

describe('readCohort', () => {
  it.each([
    ['ayana_cohort=17', 17],
    ['a=b; ayana_cohort=9999; c=d', 9999],
    ['xayana_cohort=17', undefined],
    ['ayana_cohort=12345', undefined],
    ['ayana_cohort=-1', undefined],
    ['', undefined],
  ])('reads %j', (cookies, cohort) => expect(readCohort(cookies)).toBe(cohort));
});

describe('parseBucketAddress', () => {
  it('reads bucket, prefix, endpoint and region', () => {
    const address = parseBucketAddress('s3://ayana/live/web/?endpoint=http://127.0.0.1:4569&region=ap-south-1');
    expect(address).toEqual({
      bucket: 'ayana',
      prefix: 'live/web',
      endpoint: 'http://127.0.0.1:4569',
      region: 'ap-south-1',
    });
    expect(bucketKey(address ?? { bucket: '', prefix: '', endpoint: undefined, region: '' }, 'registry.json')).toBe(
      'live/web/registry.json',
    );
  });

  it('omits what is not given', () => {
    const address = { bucket: 'ayana', prefix: '', endpoint: undefined, region: 'us-east-1' };
    expect(parseBucketAddress('s3://ayana')).toEqual(address);
    expect(bucketKey(address, 'mfe-public', 'registry.json')).toBe('mfe-public/registry.json');
  });

  it('decodes the address', () => {
    expect(parseBucketAddress('s3://a.b-1//my%20web//?endpoint=https%3A%2F%2Fs3.test%2F?a=b')).toEqual({
      bucket: 'a.b-1',
      prefix: 'my web',
      endpoint: 'https://s3.test/?a=b',
      region: 'us-east-1',
    });
  });

  it.each(['releases', 'file:///x', 's3:bucket', 'https://bucket', 'xs3://bucket', 's3://Bucket', 's3://-bucket'])(
    'is not fooled by %s',
    (text) => expect(parseBucketAddress(text)).toBeUndefined(),
  );
});

describe('parseStoreAddress', () => {
  it.each([
    ['/srv/releases', '/srv/releases'],
    ['releases', 'releases'],
    ['file:///srv/my%20releases', '/srv/my releases'],
    ['file://localhost/srv', '/srv'],
    ['file:/srv', '/srv'],
  ])('finds the folder of %s', (text, folder) => expect(parseStoreAddress(text)).toEqual({ folder }));

  it('finds the bucket, and the client’s settings for it', () => {
    const amazon = parseStoreAddress('s3://ayana?region=ap-south-1')?.bucket;
    const own = parseStoreAddress('s3://ayana/live?endpoint=http://127.0.0.1:9000')?.bucket;
    expect([amazon, own].map((bucket) => bucket && bucketClientSettings(bucket))).toMatchObject([
      { region: 'ap-south-1' },
      { endpoint: 'http://127.0.0.1:9000', forcePathStyle: true },
    ]);
    expect(amazon && bucketClientSettings(amazon)).not.toHaveProperty('endpoint');
  });

  it.each(['ftp://bucket', 's3:bucket', 's3://', 'https://bucket/releases', 'file:releases'])('refuses %s', (text) =>
    expect(parseStoreAddress(text)).toBeUndefined(),
  );
});
