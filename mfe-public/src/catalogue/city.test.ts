import { goodMonths, isGood, monthsOf, yearOf } from './city';
import type { Season } from './city';

const season = (months: string, high_c: number, note: string): Season => ({
  season: '',
  months,
  low_c: 20,
  high_c,
  note,
});

describe('the good months of a city', () => {
  it('are mild and dry', () => {
    expect(isGood(season('January', 30, 'Dry and pleasant.'))).toBe(true);
    expect(isGood(season('May', 32, 'Dry.'))).toBe(false);
    expect(isGood(season('July', 25, 'Heavy rain; allow more time for every drive.'))).toBe(false);
    expect(isGood(season('August', 29, 'Warm, with short showers in the evening.'))).toBe(false);
    expect(isGood(season('October', 30, 'The rainy months here.'))).toBe(false);
  });

  it('are written in one line', () => {
    const climate = [season('January', 30, 'Dry.'), season('May', 40, 'Hot.'), season('November', 28, 'Mild.')];
    expect(goodMonths(climate)).toBe('January, November');
  });
});

describe('the months of a season', () => {
  it('may go over the end of a year', () => {
    expect(monthsOf('December to February')).toEqual(['December', 'January', 'February']);
    expect(monthsOf('October and November')).toEqual(['October', 'November']);
    expect(monthsOf('May')).toEqual(['May']);
    expect(monthsOf('the rains')).toEqual([]);
  });

  it('make a year from January, with null for months without a season', () => {
    const climate = [season('December to February', 28, 'Dry.'), season('March to October', 38, 'Hot.')];
    const year = yearOf(climate);
    expect(year.map(({ month }) => month.slice(0, 3)).join(' ')).toBe(
      'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec',
    );
    expect(year.map(({ season: found }) => found?.high_c ?? null)).toEqual([
      28,
      28,
      38,
      38,
      38,
      38,
      38,
      38,
      38,
      38,
      null,
      28,
    ]);
  });
});
