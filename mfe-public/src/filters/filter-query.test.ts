import { chosenOf, shownCount, without, withoutAll, withOne } from './filter-query';

const query = new URLSearchParams('q=knee&city=chennai&city=mumbai&language=Arabic&show=24');

describe('what is chosen of a list', () => {
  it('leaves out empty and default values', () => {
    const data: [string, string][] = [
      ['q', 'knee'],
      ['fee_max', ''],
      ['sort', 'next_free'],
      ['city', 'chennai'],
    ];
    expect(chosenOf(data, { sort: 'next_free' }).toString()).toBe('q=knee&city=chennai');
  });

  it('can be removed one by one or completely, and then starts at the top', () => {
    expect(without(query, 'city', 'chennai').toString()).toBe('q=knee&city=mumbai&language=Arabic');
    expect(withoutAll(query, ['city', 'language']).toString()).toBe('q=knee');
    expect(withOne(query, 'show', '36').get('show')).toBe('36');
  });

  it('shows at least one page, and at most what one call returns', () => {
    expect([shownCount(query, 12), shownCount(new URLSearchParams('show=5'), 12)]).toEqual([24, 12]);
    expect([shownCount(new URLSearchParams('show=9999'), 12), shownCount(new URLSearchParams('show=x'), 12)]).toEqual([
      100, 12,
    ]);
  });
});
