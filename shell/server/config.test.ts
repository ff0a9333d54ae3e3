import { readConfig } from './config';

it('has a default for every setting', () => {
  expect(readConfig({ API_PORT: '4001' }, '/repo')).toMatchObject({
    port: 3000,
    apiOrigin: 'http://127.0.0.1:4001',
    publicOrigin: 'http://localhost:3000',
    releases: '/repo/.data/releases',
    trustedHops: 0,
  });
});

it('names every bad variable at once', () => {
  expect(() => readConfig({ PORT: 'three', PUBLIC_ORIGIN: 'ayana', RELEASES_URL: 'ftp://bucket' }, '/repo')).toThrow(
    /PORT[^]*RELEASES_URL/,
  );
});

it('takes a release store in a bucket, and mirrors it below the data folder', () => {
  const address = 's3://ayana/live?endpoint=http://127.0.0.1:9000';
  expect(readConfig({ RELEASES_URL: address, AYANA_DATA_DIR: '/data' }, '/repo')).toMatchObject({
    releases: '/data/releases-of-bucket/ayana/live',
    bucket: { bucket: 'ayana', prefix: 'live', endpoint: 'http://127.0.0.1:9000' },
  });
});

it('serves metrics only where a port for them is named, and to this machine only', () => {
  expect(readConfig({}, '/repo').metrics).toBeUndefined();
  expect(readConfig({ RENDER_METRICS_PORT: '9465' }, '/repo').metrics).toEqual({ port: 9465, host: '127.0.0.1' });
  expect(readConfig({ RENDER_METRICS_PORT: '9465', RENDER_METRICS_HOST: '0.0.0.0' }, '/repo').metrics?.host).toBe(
    '0.0.0.0',
  );
  expect(() => readConfig({ RENDER_METRICS_PORT: 'on' }, '/repo')).toThrow('RENDER_METRICS_PORT');
});

it('bounds connections by what the process may have, and those of one address where it sees the addresses', () => {
  const { sockets } = readConfig({ MAX_CONNECTIONS: '600' }, '/repo');
  expect(sockets).toMatchObject({ connections: 600, connectionsPerAddress: 300, requestTimeout: 30_000 });
  expect(readConfig({}, '/repo').sockets.connections).toBeGreaterThanOrEqual(64);
  expect(readConfig({ MAX_CONNECTIONS_PER_ADDRESS: '0' }, '/repo').sockets.connectionsPerAddress).toBeUndefined();
  expect(readConfig({ TRUSTED_HOPS: '1' }, '/repo').sockets.connectionsPerAddress).toBeUndefined();
  expect(() => readConfig({ REQUEST_TIMEOUT: 'soon' }, '/repo')).toThrow('REQUEST_TIMEOUT');
});

test('a short secret for review links is refused; without one there are none', () => {
  expect(readConfig({}, '/repo').keys).toBeUndefined();
  expect(readConfig({ REVIEW_SECRET: 'x'.repeat(32) }, '/repo').keys?.reviews).toHaveLength(32);
  expect(() => readConfig({ REVIEW_SECRET: 'short' }, '/repo')).toThrow(
    'REVIEW_SECRET must hold at least 32 characters',
  );
});
