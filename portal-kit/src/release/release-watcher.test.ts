import { isReleasePending, noteGeneration, setTabGeneration, useReleases } from './release-watcher';

beforeEach(() => useReleases.setState({ tab: 0, latest: 0 }));

it('a newer generation makes a release pending, an older or foreign one does not', () => {
  setTabGeneration(4);
  for (const value of ['4', '3', null, 'x', '4.5', '']) noteGeneration(value);
  expect(isReleasePending()).toBe(false);
  noteGeneration('5');
  expect(isReleasePending()).toBe(true);
});

it('nothing is pending before the tab knows its own generation', () => {
  noteGeneration(9);
  expect(isReleasePending()).toBe(false);
});
