import { defaultEntry, EMPTY_REGISTRY, partialEntry, type RegistryFile } from '@ayana/contracts/releases';
import { namedVersions, type Pointer, rolledBack, withoutPart, withPart, withRelease, withShare } from './changes.ts';

const NAME = 'mfe-public';
const version = (name: string): Pointer => ({ url: `/releases/${name}`, version: name, integrity: `sha384-${name}` });
const live = (registry: RegistryFile | undefined): string | undefined =>
  defaultEntry(registry?.microFrontends[NAME])?.metadata.version;
const part = (registry: RegistryFile | undefined): string | undefined => {
  const entry = partialEntry(registry?.microFrontends[NAME]);
  return entry && `${entry.metadata.version} ${entry.deployment.traffic}`;
};
const abc = ['a', 'b', 'c'].reduce((now, name) => withRelease(now, NAME, version(name)), EMPTY_REGISTRY);

describe('a rollback', () => {
  it('goes one further back each time, never forward to what was taken back', () => {
    const once = rolledBack(abc, NAME, version('b'));
    expect(live(once)).toBe('b');
    expect(defaultEntry(once.microFrontends[NAME])?.extras.previous).toBe('a');
    const twice = rolledBack(once, NAME, version('a'));
    expect(defaultEntry(twice.microFrontends[NAME])?.extras.previous).toBe(null);
  });

  it('to a version that was not live before is a step like any other', () => {
    const there = rolledBack(abc, NAME, version('x'));
    expect(defaultEntry(there.microFrontends[NAME])?.extras.earlier).toEqual(['c', 'b', 'a']);
  });
});

describe('a release to a part', () => {
  const tenth = withPart(abc, NAME, version('d'), 10);

  it('is added beside the default, which all other sessions keep', () => {
    expect([live(tenth), part(tenth)]).toEqual(['c', 'd 10']);
    expect(defaultEntry(tenth.microFrontends[NAME])?.deployment.traffic).toBe(90);
  });

  it('keeps when it began and how it is watched as its share grows', () => {
    const [first, later] = [new Date('2026-11-26T10:00:00Z'), new Date('2026-11-26T12:00:00Z')];
    const watched = withPart(abc, NAME, version('d'), 10, first, { z: 5 });
    const grown = withShare(watched, NAME, 20, later) ?? abc;
    expect(partialEntry(grown.microFrontends[NAME])?.extras).toMatchObject({
      since: later.toISOString(),
      began: first.toISOString(),
      limits: { z: 5 },
    });
    const other = withPart(grown, NAME, version('e'), 10, later);
    expect(partialEntry(other.microFrontends[NAME])?.extras.began).toBe(later.toISOString());
    expect(defaultEntry(withShare(grown, NAME, 100)?.microFrontends[NAME])?.extras).not.toHaveProperty('limits');
  });

  it('grows, and at 100 is the default with a way back', () => {
    const more = withShare(tenth, NAME, 20);
    expect([live(more), part(more)]).toEqual(['c', 'd 20']);
    const all = withShare(more ?? abc, NAME, 100);
    expect([live(all), part(all)]).toEqual(['d', undefined]);
    expect(defaultEntry(all?.microFrontends[NAME])?.extras.earlier).toEqual(['c', 'b', 'a']);
  });

  it('is taken away again', () => {
    expect([live(withoutPart(tenth, NAME)), part(withoutPart(tenth, NAME))]).toEqual(['c', undefined]);
    expect(withoutPart(abc, NAME)).toBe(undefined);
  });

  it('needs something that everybody else has', () => {
    expect(() => withPart(EMPTY_REGISTRY, NAME, version('a'), 10)).toThrow('the first one goes to everybody');
    expect(() => withPart(abc, NAME, version('c'), 10)).toThrow('what everybody has already');
  });

  it('keeps every version a tab or a rollback may need', () => {
    expect([...namedVersions(tenth, NAME)].toSorted()).toEqual(['a', 'b', 'c', 'd']);
  });
});
