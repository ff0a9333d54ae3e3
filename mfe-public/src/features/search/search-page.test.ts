import { shownTabs, tabFor, tabOf, tabPath, treatmentMeant, type Treatment } from './search-page';

const treatment = (plain_name: string): Treatment => ({ id: plain_name, name: plain_name, plain_name }) as Treatment;

describe('the search page', () => {
  it('opens the tab with the most likely meaning', () => {
    expect(tabOf(new URLSearchParams('in=nurses'))).toBeNull();
    expect(tabFor('hospitals', { treatments: 0, hospitals: 1, doctors: 8 })).toBe('hospitals');
    expect(tabFor(null, { treatments: 1, hospitals: 5, doctors: 0 })).toBe('hospitals');
    expect(tabFor('treatments', { treatments: 1, hospitals: 9, doctors: 11 })).toBe('treatments');
    expect(tabFor(null, { treatments: 2, hospitals: 0, doctors: 0 })).toBe('treatments');
    expect(tabFor(null, { treatments: null, hospitals: null, doctors: null })).toBe('doctors');
  });

  it('has tabs for found kinds, failed kinds, and the open one', () => {
    expect(shownTabs('doctors', { treatments: 0, hospitals: null, doctors: 0 })).toEqual(['hospitals', 'doctors']);
    expect(shownTabs('doctors', { treatments: 1, hospitals: 0, doctors: 2 })).toEqual(['treatments', 'doctors']);
    expect(shownTabs('doctors', {})).toEqual([]);
  });

  it('keeps filters that other kinds have as well', () => {
    const query = new URLSearchParams('q=knee&in=doctors&city=chennai&fee_max=50&show=24');
    expect(tabPath(query, 'hospitals')).toBe('/search?q=knee&city=chennai&in=hospitals');
  });

  it('finds the meant treatment', () => {
    const found = [treatment('Both knees replaced'), treatment('Knee replacement')];
    expect(treatmentMeant('Knee replacément chennai', found)?.id).toBe('Knee replacement');
    expect(treatmentMeant('knee', found)).toBeNull();
    expect(treatmentMeant('worn knee', found.slice(0, 1))?.id).toBe('Both knees replaced');
    expect(treatmentMeant('', found.slice(0, 1))).toBeNull();
  });
});
