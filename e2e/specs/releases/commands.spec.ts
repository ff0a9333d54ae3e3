import { command, homePage } from '../../flows/release.ts';
import { expect, test } from '../../harness/fixtures.ts';
import { startReleaseSite, type ReleaseSite } from '../../harness/release-site.ts';

/** A page without and one with a count in the rail are enough for what a release does. */
const PATIENT = {
  name: 'mfe-patient',
  words: 'Your case manager opens your journey after the first call',
  only: ['patient.home', 'patient.messages'],
};

// One site for both: the second leaves live what it finds.
test.describe.configure({ mode: 'default' });

let releases: ReleaseSite;
test.beforeAll(async ({ site }) => {
  releases = await startReleaseSite(site);
});
test.afterAll(async () => releases.stop());

/** Every page contains the release of each remote. */
async function liveVersion(): Promise<string | undefined> {
  return /"mfe-patient":\{"version":"([^"]+)"/.exec((await homePage(releases)).html)?.[1];
}

test('two releases of one remote at the same time: one wins, the other says so; a rollback restores the previous one', async () => {
  const before = await liveVersion();
  const variations = ['One team says', 'Another team says'].map((words) => releases.variation(words, PATIENT));
  const answers = await Promise.all(
    variations.map(({ root }) => command(releases, 'release', 'mfe-patient', '--from', root)),
  );
  expect(answers.map(({ code }) => code).toSorted(), answers.map(({ output }) => output).join('\n')).toEqual([0, 1]);
  const winner = answers.findIndex(({ code }) => code === 0);
  const { version } = variations[winner] ?? { version: '' };
  expect(answers[winner]?.output).toContain(`mfe-patient ${version} for everybody`);
  expect(answers[1 - winner]?.output).toContain(
    `Someone else released mfe-patient ${version} while this release was under way`,
  );
  expect(await liveVersion()).toBe(version);

  const back = await command(releases, 'rollback', 'mfe-patient');
  expect(back.code, back.output).toBe(0);
  expect(await liveVersion()).toBe(before);
});

test('a release that breaks is refused, with the page and the reason, and nothing changes', async () => {
  const before = await liveVersion();
  // A page that throws while rendering: the text becomes a call of an undefined function.
  const broken = releases.variation('"+notThere()+"', PATIENT);
  const { code, output } = await command(releases, 'release', 'mfe-patient', '--from', broken.root);
  expect(code, output).toBe(1);
  expect(output).toContain('does not work under shell');
  expect(output).toContain('/patient-portal');
  expect(await liveVersion()).toBe(before);
});
