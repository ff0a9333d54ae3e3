import { ahead, common, figureRow, listRow, uniqueTo, textRow } from './rows';

describe('a comparison', () => {
  it('says which one is ahead, and none where two are', () => {
    expect(ahead([410, 620, 140], 'most')).toBe(1);
    expect(ahead([3, null, 11], 'least')).toBe(0);
    expect(ahead([3, 3, 11], 'least')).toBe(-1);
    expect(ahead([3, null], 'least')).toBe(-1);
  });

  it('marks a figure in words', () => {
    const words = {
      which: 'least',
      mark: 'fastest',
      text: (hours: number) => `${hours} h`,
      unknown: 'not known',
    } as const;
    expect(figureRow('Answer', [4, null, 11], words)).toEqual({
      name: 'Answer',
      cells: [{ text: '4 h', mark: 'fastest' }, { text: 'not known' }, { text: '11 h' }],
      same: false,
    });
    expect(figureRow('Answer', [4, 4], words).same).toBe(true);
  });

  it('lists what only one has, and what all have', () => {
    const lists = [
      ['English', 'Arabic'],
      ['English', 'Hindi'],
    ];
    expect(uniqueTo(lists, 0)).toEqual(['Arabic']);
    expect(common(lists)).toEqual(['English']);
    const row = listRow('Languages', lists, { only: (items) => `only here: ${items}`, none: 'none' });
    expect(row.cells[1]).toEqual({ text: 'English, Hindi', mark: 'only here: Hindi' });
    expect(
      listRow(
        'Languages',
        [
          ['a', 'b'],
          ['b', 'a'],
        ],
        { only: String, none: '' },
      ).same,
    ).toBe(true);
  });

  it('does not repeat a list without common values', () => {
    const row = listRow('Fields', [['Orthopedics'], ['Oncology']], { only: String, none: '' });
    expect(row.cells).toEqual([{ text: 'Orthopedics' }, { text: 'Oncology' }]);
  });

  it('of one item has no differences', () => {
    expect(textRow('City', ['Chennai']).same).toBe(false);
    expect(listRow('Languages', [['English']], { only: String, none: '' }).cells).toEqual([{ text: 'English' }]);
  });
});
