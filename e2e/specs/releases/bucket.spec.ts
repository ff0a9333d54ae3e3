import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { repositoryRoot } from '@ayana/tooling/database/paths.ts';
import { describeRelease } from '@ayana/tooling/webpack/release.ts';

import { type Built, readBuilt } from '../../../deploy/src/built.ts';
import { pointer, withRelease } from '../../../deploy/src/changes.ts';
import { openStore } from '../../../deploy/src/stores/open-store.ts';
import { switchRemote } from '../../../deploy/src/switch.ts';
import { startS3, type S3Server } from '../../../deploy/src/testing/s3-server.ts';
import { command, homePage } from '../../flows/release.ts';
import { expect, test } from '../../harness/fixtures.ts';
import { startReleaseSite, type ReleaseSite } from '../../harness/release-site.ts';
import { HomePage } from '../../pages/home-page.ts';
import { SiteFrame } from '../../pages/site-frame.ts';

let s3: S3Server;
let releases: ReleaseSite;
test.beforeAll(async ({ site }) => {
  s3 = await startS3();
  Object.assign(process.env, s3.credentials);
  releases = await startReleaseSite(site, { url: s3.url, env: s3.credentials });
});
test.afterAll(async () => {
  await releases.stop();
  await s3.stop();
});

const BEFORE = 'the one before';

/** A release with the routes of mfe-public, whose pages say no more than this: a whole one is uploaded file by file. */
function smallRelease(): Built {
  const root = test.info().outputPath('small');
  const dist = join(root, 'dist');
  for (const part of ['web', 'server']) mkdirSync(join(dist, part), { recursive: true });
  for (const file of ['portal.json', 'routes.json'])
    cpSync(join(repositoryRoot, 'mfe-public/dist/web', file), join(dist, 'web', file));
  cpSync(join(repositoryRoot, 'mfe-public/package.json'), join(root, 'package.json'));
  writeFileSync(join(dist, 'web/remoteEntry.js'), '');
  const page = `async () => ({ Component: () => '${BEFORE}' })`;
  writeFileSync(join(dist, 'server/portal.cjs'), `exports.default = new Proxy({}, { get: () => ${page} });`);
  return { release: describeRelease(root, dist), dist };
}

test('a site with releases in a bucket serves the bucket’s registry, and follows a rollback', async ({ newPerson }) => {
  const store = await openStore({ RELEASES_URL: releases.releasesUrl });
  const release = async (built: Built): Promise<void> => {
    await store.upload(built.release, built.dist);
    await switchRemote(store, 'mfe-public', (now) => withRelease(now, 'mfe-public', pointer(built.release)));
  };
  const says = (words: string): Promise<void> =>
    expect.poll(async () => (await homePage(releases)).html).toContain(words);
  await release(smallRelease());
  await says(BEFORE);
  await release(readBuilt(releases.variation('out of a bucket').root, 'mfe-public'));
  await says('out of a bucket');

  const page = await newPerson({ baseURL: releases.origin });
  await page.goto('/');
  await expect(new SiteFrame(page).heading).toContainText('out of a bucket');
  await new HomePage(page).bookVideo.click();
  await expect(page.getByRole('dialog', { name: 'Video consultation' })).toBeVisible();

  const back = await command(releases, 'rollback', 'mfe-public');
  expect(back.code, back.output).toBe(0);
  await says(BEFORE);
});
