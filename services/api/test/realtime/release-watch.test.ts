import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { EMPTY_REGISTRY, type RegistryFile } from '@ayana/contracts/releases';
import { Logger } from '@nestjs/common';
import { io, type Socket } from 'socket.io-client';
import { openStore } from '../../../../deploy/src/stores/open-store.ts';
import { type S3Server, startS3 } from '../../../../deploy/src/testing/s3-server.ts';
import type { ReleasesDto } from '../../src/modules/releases/releases.dto.js';
import { ORIGIN, startApi, type TestApi } from '../support/api.js';

/** Longest time from a changed registry to the notification, in milliseconds (docs/releasing.md). */
const SOON = 5_000;

const registry = (generation: number, version: string): RegistryFile => ({
  ...EMPTY_REGISTRY,
  generation,
  microFrontends: {
    'mfe-public': [
      {
        url: `/releases/mfe-public/${version}/web/remoteEntry.js`,
        metadata: { version, integrity: 'sha384-x' },
        deployment: { traffic: 100, default: true },
        extras: { previous: null },
      },
    ],
  },
});

/** Collects the watch's log lines instead of logging them. */
function listenToLog(): { lines: string[]; stop: () => void } {
  const lines: string[] = [];
  const { log, warn } = Logger.prototype;
  const keep = (...parts: unknown[]): void => {
    const text = parts.filter((each) => typeof each === 'string').join(' ');
    if (text.includes('release registry')) lines.push(text);
  };
  Object.assign(Logger.prototype, { log: keep, warn: keep });
  return { lines, stop: () => void Object.assign(Logger.prototype, { log, warn }) };
}

async function waitUntil(condition: () => boolean | Promise<boolean>, what: string, limit = SOON): Promise<void> {
  for (const end = Date.now() + limit; !(await condition());) {
    if (Date.now() > end) throw new Error(`Waited in vain for ${what}.`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

async function listen(api: TestApi): Promise<{ socket: Socket; received: unknown[] }> {
  const token = await api.signIn('ayana_staff');
  const socket = io(api.url, { transports: ['websocket'], auth: { token }, extraHeaders: { origin: ORIGIN } });
  const received: unknown[] = [];
  socket.onAny((type: string, data: object) => received.push({ type, data }));
  await new Promise<void>((resolve, reject) => {
    socket.once('connect', resolve);
    socket.once('connect_error', reject);
  });
  return { socket, received };
}

const shown = async (api: TestApi): Promise<ReleasesDto> =>
  (await api.call<ReleasesDto>('GET', '/releases', { as: 'ayana_staff' })).body;

describe('releases in a bucket', () => {
  let s3: S3Server;
  let api: TestApi;
  beforeAll(async () => {
    s3 = await startS3();
    Object.assign(process.env, s3.credentials);
    const store = await openStore({ RELEASES_URL: s3.url });
    await store.swap(await store.registry(), registry(1, '1.0.0-a'));
    api = await startApi({ RELEASES_URL: s3.url });
  });
  afterAll(async () => {
    await api.close();
    await s3.stop();
  });

  test('a change of the bucket’s registry reaches staff and open tabs within five seconds', async () => {
    await waitUntil(async () => (await shown(api)).generation === 1, 'the first registry');
    const { received, socket } = await listen(api);
    const store = await openStore({ RELEASES_URL: s3.url });
    expect(await store.swap(await store.registry(), registry(2, '1.0.0-b'))).toBe(true);
    await waitUntil(() => received.length > 0, 'release.changed');
    socket.disconnect();
    expect(received).toEqual([{ type: 'release.changed', data: { generation: 2 } }]);
    const { generation, remotes } = await shown(api);
    expect([generation, remotes[0]?.remote, remotes[0]?.versions.map(({ version }) => version)]).toEqual([
      2,
      'mfe-public',
      ['1.0.0-b'],
    ]);
  });

  test('an unchanged registry is requested by its tag, and answered without a body', async () => {
    const before = s3.answers('registry.json').length;
    await waitUntil(() => s3.answers('registry.json').length >= before + 2, 'two more looks');
    expect(s3.answers('registry.json').slice(before)).toEqual([304, 304]);
  });

  test('an unreadable registry is logged once, and so is its recovery', async () => {
    const store = await openStore({ RELEASES_URL: s3.url });
    const before = s3.answers('registry.json').length;
    const log = listenToLog();
    try {
      // Written as null.
      await store.swap(await store.registry(), registry(Number.NaN, '1.0.0-c'));
      await waitUntil(() => s3.answers('registry.json').length >= before + 4, 'three more looks', 10_000);
      expect(log.lines).toEqual([expect.stringContaining('Cannot read the release registry s3://releases/live/')]);
      expect((await shown(api)).generation).toBe(2);
      const { tag } = await store.text();
      await store.swap({ registry: EMPTY_REGISTRY, tag }, registry(3, '1.0.0-c'));
      await waitUntil(() => log.lines.length === 3, 'the end of the failure');
      expect(log.lines[2]).toContain('can be read again');
      expect((await shown(api)).generation).toBe(3);
    } finally {
      log.stop();
    }
  });
});

describe('releases in a folder with a truncated registry', () => {
  const folder = mkdtempSync(join(tmpdir(), 'ayana-watch-'));
  let api: TestApi;
  beforeAll(async () => {
    writeFileSync(join(folder, 'registry.json'), '{"generation": 8, "microFr');
    writeFileSync(join(folder, 'registry.last-good.json'), JSON.stringify(registry(7, '1.0.0-a')));
    api = await startApi({ RELEASES_URL: folder });
  });
  afterAll(async () => {
    await api.close();
    rmSync(folder, { recursive: true, force: true });
  });

  test('a restarted API uses the last good one, and then the next', async () => {
    expect((await shown(api)).generation).toBe(7);
    writeFileSync(join(folder, 'registry.json'), JSON.stringify(registry(9, '1.0.0-b')));
    await waitUntil(async () => (await shown(api)).generation === 9, 'the next registry');
  });
});
