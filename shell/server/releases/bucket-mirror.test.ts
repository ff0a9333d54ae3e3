import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { parseBucketAddress, type RegistryFile } from '@ayana/contracts/releases';
import { PORTAL_CONTRACT } from '@ayana/portal-kit';
import { describeRelease } from '@ayana/tooling/webpack/release.ts';
import { pointer, withRelease } from '../../../deploy/src/changes.ts';
import { BucketStore } from '../../../deploy/src/stores/bucket-store.ts';
import { switchRemote } from '../../../deploy/src/switch.ts';
import { type S3Server, startS3 } from '../../../deploy/src/testing/s3-server.ts';
import { BucketMirror } from './bucket-mirror';
import { Registry } from './registry';

let root = '';
let s3: S3Server;
let store: BucketStore;
const logged: string[] = [];
const mirrors: BucketMirror[] = [];

beforeEach(async () => {
  root = mkdtempSync(join(tmpdir(), 'ayana-mirror-'));
  logged.length = 0;
  s3 = await startS3();
  Object.assign(process.env, s3.credentials);
  store = new BucketStore(addressOf(s3));
});
afterEach(async () => {
  for (const mirror of mirrors.splice(0)) mirror.stop();
  await s3.stop();
  rmSync(root, { recursive: true, force: true });
});

function addressOf({ url }: S3Server) {
  const address = parseBucketAddress(url);
  if (address === undefined) throw new Error('The address of the test bucket cannot be read.');
  return address;
}

async function release(text: string): Promise<string> {
  const dir = join(root, text);
  const dist = join(dir, 'dist');
  const files: Readonly<Record<string, string>> = {
    'web/portal.json': JSON.stringify({ name: 'mfe-x', contract: PORTAL_CONTRACT, routes: [] }),
    'web/routes.json': '{}',
    'web/remoteEntry.js': text,
    'server/portal.cjs': text,
  };
  for (const [file, content] of Object.entries(files)) {
    mkdirSync(dirname(join(dist, file)), { recursive: true });
    writeFileSync(join(dist, file), content);
  }
  writeFileSync(join(dir, 'package.json'), '{"name":"@ayana/mfe-x","version":"1.0.0"}');
  const described = describeRelease(dir, dist);
  await store.upload(described, dist);
  await switchRemote(store, 'mfe-x', (now) => withRelease(now, 'mfe-x', pointer(described)));
  return described.version;
}

/** What a newly started render server with an empty disk serves. */
async function served(): Promise<{ generation: number; version: string | undefined }> {
  const folder = mkdtempSync(join(root, 'copy-'));
  const warn = (message: string): void => void logged.push(message);
  const mirror = new BucketMirror(addressOf(s3), folder, warn);
  mirrors.push(mirror);
  await mirror.start();
  const { number, remotes } = new Registry(folder, warn).current();
  return { generation: number, version: remotes[0]?.version };
}

test('an unreadable registry in the bucket keeps the last good one', async () => {
  const version = await release('one');
  expect(await served()).toEqual({ generation: 1, version });
  expect(logged).toEqual([]);
  const { tag } = await store.text();
  const broken = { schema: '', generation: 2 } as RegistryFile;
  const good = await store.registry();
  await store.swap({ ...good, tag }, broken);
  await store.keepLastGood(good.registry);
  expect(await served()).toEqual({ generation: 1, version });
  expect(logged).toEqual(['The release registry could not be read from the bucket.']);
});

test('a release missing in the bucket is replaced by the previous one', async () => {
  const first = await release('one');
  const second = await release('two');
  expect(await served()).toEqual({ generation: 2, version: second });
  await store.remove('mfe-x', second);
  expect(await served()).toEqual({ generation: 2, version: first });
  expect(logged).toEqual([expect.stringContaining(`${first} is served instead`)]);
});
