import type { Releases, ReleaseVersion, RemoteFailure, RemoteRelease } from './loader';
import { overviewOf } from './overview';

const version = (name: string, traffic: number, more: Partial<ReleaseVersion> = {}): ReleaseVersion => ({
  version: name,
  traffic,
  is_default: traffic > 50,
  views: 0,
  vitals: [],
  ...more,
});
const remote = (name: string, versions: ReleaseVersion[], since: string | null = null): RemoteRelease => ({
  remote: name,
  previous: null,
  since,
  earlier: [],
  rollout: null,
  versions,
});
const failure = (name: string, of: string, reports: number): RemoteFailure => ({
  remote: name,
  version: of,
  phase: 'entry',
  generation: 1,
  reports,
  first_at: '2026-11-20T10:00:00Z',
  last_at: '2026-11-20T10:00:00Z',
});
const overview = (remotes: RemoteRelease[], failures: RemoteFailure[] = []): ReturnType<typeof overviewOf> =>
  overviewOf({ remotes, failures } satisfies Pick<Releases, 'remotes' | 'failures'>);

test('a partial release comes first, then failures, then the latest release', () => {
  const seen = { views: 1 };
  const { watched } = overview(
    [
      remote('a-quiet', [version('1', 100, seen)], '2026-11-18T10:00:00Z'),
      remote('b-late', [version('1', 100, seen)], '2026-11-19T10:00:00Z'),
      remote('c-failing', [version('1', 100)]),
      remote('d-part', [version('1', 90), version('2', 10)]),
    ],
    [failure('c-failing', '1', 3)],
  );
  expect(watched.map((each) => each.remote)).toEqual(['d-part', 'c-failing', 'b-late', 'a-quiet']);
  expect(watched[0]?.versions.map(({ rank }) => rank)).toEqual(['rest', 'part']);
  expect(watched[1]?.versions[0]).toMatchObject({ rank: 'everyone', failures: 3 });
});

test('remotes without any view are listed apart', () => {
  const { watched, unseen } = overview([remote('mfe-partner', [version('1', 100)])]);
  expect([watched.length, unseen.map((each) => each.remote)]).toEqual([0, ['mfe-partner']]);
});

test('the most viewed past version is kept for comparison, the others are counted', () => {
  const versions = [version('3', 100, { views: 9 }), version('2', 0, { views: 5 }), version('1', 0, { views: 1 })];
  const [only] = overview([remote('mfe-public', versions)]).watched;
  expect(only?.versions.map(({ version: name, rank }) => [name, rank])).toEqual([
    ['3', 'everyone'],
    ['2', 'past'],
  ]);
  expect(only?.olderOnes).toBe(1);
});
