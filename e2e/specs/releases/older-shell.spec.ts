import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { repositoryRoot } from '@ayana/tooling/database/paths.ts';

import { command, homePage } from '../../flows/release.ts';
import { expect, test } from '../../harness/fixtures.ts';
import { startReleaseSite, type ReleaseSite } from '../../harness/release-site.ts';

// Each release opens its pages under both shells; one site and one older shell serve all of them.
test.describe.configure({ mode: 'default' });

let releases: ReleaseSite;
/**
 * A shell from before `sendForm`, zustand 4.5 (initial state of stores) and the releases page:
 * it does not know an access entry, an icon and an event that mfe-admin uses.
 */
let older = '';
test.beforeAll(async ({ site }) => {
  releases = await startReleaseSite(site);
  const { root, version } = releases.build('shell', {
    version: '0.9.0',
    changes: [
      { text: /sendForm:\(\)=>[\w$]+,/g, other: '', files: /^main\.js$/ },
      { text: /^ *sendForm: \(\) => \([^)]+\),?\n/gm, other: '', files: /^main\.cjs$/ },
      { text: /^ *"sendForm",\n/gm, other: '', files: /^shared\.json$/ },
      { text: /\bgetInitialState\b/g, other: 'getFirstState' },
      { text: /\breleases: ?[^,]+,\s*(?=(?:\/\*\*[^*]*\*\/\s*)?release_changes:)/g, other: '' },
      { text: /\brelease: ?[\w$]+,\s*(?=search:)/g, other: '' },
      { text: /["']inbox\.viewers["'],\s*(?=["']cases\.viewers)/g, other: '' },
    ],
  });
  older = version;
  // The older one is stored first, then the current one again: both are supported (deploy/policy.json).
  for (const from of [['--root', root], []]) {
    const { code, output } = await releases.run(['deploy/src/publish.ts', 'shell', ...from]);
    expect(code, output).toBe(0);
  }
});
test.afterAll(async () => releases.stop());

async function liveVersion(remote: string): Promise<string | undefined> {
  return new RegExp(`"${remote}":\\{"version":"([^"]+)"`).exec((await homePage(releases)).html)?.[1];
}

test('a remote that imports a name the older shell lacks is refused, naming both, without a browser', async () => {
  const before = await liveVersion('mfe-public');
  const { root } = releases.variation('planned where you are');
  const { code, output } = await command(releases, 'release', 'mfe-public', '--from', root);
  expect(code, output).toBe(1);
  const [, place = ''] =
    /mfe-public uses sendForm \(([^)]+)\) of @ayana\/portal-kit, which shell (\S+) does not have/.exec(output) ?? [];
  const [file = '', line] = place.split(':');
  expect(readFileSync(join(repositoryRoot, file), 'utf8').split('\n')[Number(line) - 1], output).toContain('sendForm');
  expect(output).toContain(`which shell ${older} does not have. Release the shell first.`);
  expect(output).not.toContain('Trying it under the shells');
  expect(await liveVersion('mfe-public')).toBe(before);
});

test('a remote that fails only in the older shell is refused, naming shell, page and what is missing', async () => {
  const before = await liveVersion('mfe-patient');
  const { root } = releases.build('mfe-patient', {
    only: ['patient.home'],
    changes: [{ text: /\.useSession\)\((\w)=>\1\.role\)/g, other: '.useSession.getInitialState)().role' }],
  });
  const { code, output } = await command(releases, 'release', 'mfe-patient', '--from', root);
  expect(code, output).toBe(1);
  expect(output).toContain(`Not released: mfe-patient does not work under shell ${older}:`);
  expect(output).toMatch(/\/patient-portal: its remote did not load or threw: .*getInitialState.* is not a function/);
  expect(await liveVersion('mfe-patient')).toBe(before);
});

test('a remote that works with both shells is released, though the older one leaves out an access entry, an icon and an event; a rollback restores the previous one', async () => {
  const { root, version } = releases.variation('Waiting for an answer', {
    name: 'mfe-admin',
    words: 'Waiting for you',
    // The first listens to the event, the other has the icon and the access entry.
    only: ['admin.inbox', 'admin.releases'],
  });
  const before = await liveVersion('mfe-admin');
  const { code, output } = await command(releases, 'release', 'mfe-admin', '--from', root);
  expect(code, output).toBe(0);
  expect(output).toContain(`mfe-admin ${version} for everybody`);
  expect(await liveVersion('mfe-admin')).toBe(version);

  const back = await command(releases, 'rollback', 'mfe-admin');
  expect(back.code, back.output).toBe(0);
  expect(await liveVersion('mfe-admin')).toBe(before);
});
