// An S3 server as a process of its own, with everything that is built released into it. It writes its address into the file it
// is given once all is there.
import { existsSync, readdirSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { repositoryRoot } from '@ayana/tooling/database/paths.ts';

import { readBuilt } from '../built.ts';
import { pointer, withRelease } from '../changes.ts';
import { openStore } from '../stores/open-store.ts';
import { switchRemote } from '../switch.ts';
import { startS3 } from './s3-server.ts';

const [file = ''] = process.argv.slice(2);
const s3 = await startS3();
for (const signal of ['SIGTERM', 'SIGINT'] as const)
  process.once(signal, () => void s3.stop().then(() => process.exit(0)));
Object.assign(process.env, s3.credentials, { RELEASES_URL: s3.url });
const store = await openStore(process.env);
const fronts = readdirSync(repositoryRoot).filter((name) =>
  existsSync(join(repositoryRoot, name, 'webpack.config.ts')),
);
for (const name of fronts) {
  const { release, dist } = readBuilt(repositoryRoot, name);
  await store.upload(release, dist);
  await switchRemote(store, name, (now) => withRelease(now, name, pointer(release)));
  console.log(`${name} ${release.version} is released`);
}
writeFileSync(`${file}.new`, JSON.stringify({ url: s3.url, credentials: s3.credentials }));
renameSync(`${file}.new`, file);
