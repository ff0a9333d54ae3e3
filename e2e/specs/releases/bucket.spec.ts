import { readBuilt } from '../../../deploy/src/built.ts';
import { pointer, withRelease } from '../../../deploy/src/changes.ts';
import { openStore } from '../../../deploy/src/stores/open-store.ts';
import { switchRemote } from '../../../deploy/src/switch.ts';
import { startS3, type S3Server } from '../../../deploy/src/testing/s3-server.ts';
import { command, homePage } from '../../flows/release.ts';
import { expect, test } from '../../harness/fixtures.ts';
import { startReleaseSite, WORDS, type ReleaseSite } from '../../harness/release-site.ts';
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

test('a site with releases in a bucket serves the bucket’s registry, and follows a rollback', async ({ newPerson }) => {
  // Two whole releases are uploaded file by file, which is slow on a busy machine.
  const store = await openStore({ RELEASES_URL: releases.releasesUrl });
  const release = async (words: string): Promise<void> => {
    const built = readBuilt(releases.variation(words).root, 'mfe-public');
    await store.upload(built.release, built.dist);
    await switchRemote(store, 'mfe-public', (now) => withRelease(now, 'mfe-public', pointer(built.release)));
  };
  const says = (words: string): Promise<void> =>
    expect.poll(async () => (await homePage(releases)).html).toContain(words);
  await release(WORDS);
  await says(WORDS);
  await release('out of a bucket');
  await says('out of a bucket');

  const page = await newPerson({ baseURL: releases.origin });
  await page.goto('/');
  await expect(new SiteFrame(page).heading).toContainText('out of a bucket');
  await new HomePage(page).bookVideo.click();
  await expect(page.getByRole('dialog', { name: 'Video consultation' })).toBeVisible();

  const back = await command(releases, 'rollback', 'mfe-public');
  expect(back.code, back.output).toBe(0);
  await says(WORDS);
});
