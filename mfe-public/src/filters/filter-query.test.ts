import { chosenOf, shownCount, without, withoutAll, withOne } from './filter-query';

const query = new URLSearchParams('q=knee&city=chennai&city=mumbai&language=Arabic&show=24');

describe('what is chosen of a list', () => {
  it('leaves out what says nothing', () => {
    const data: [string, string][] = [
      ['q', 'knee'],
      ['fee_max', ''],
      ['sort', 'next_free'],
      ['city', 'chennai'],
    ];
    expect(chosenOf(data, { sort: 'next_free' }).toString()).toBe('q=knee&city=chennai');
  });

  it('is taken back one by one, or altogether, and then begins at the top', () => {
    expect(without(query, 'city', 'chennai').toString()).toBe('q=knee&city=mumbai&language=Arabic');
    expect(withoutAll(query, ['city', 'language']).toString()).toBe('q=knee');
    expect(withOne(query, 'show', '36').get('show')).toBe('36');
  });

  it('shows a page at least, and no more than one call answers', () => {
    expect([shownCount(query, 12), shownCount(new URLSearchParams('show=5'), 12)]).toEqual([24, 12]);
    expect([shownCount(new URLSearchParams('show=9999'), 12), shownCount(new URLSearchParams('show=x'), 12)]).toEqual([
      100, 12,
    ]);
  });
});
