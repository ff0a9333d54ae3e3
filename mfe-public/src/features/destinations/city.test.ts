import { byCity, goodMonths, isGood } from './city';
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

  it('are said in one line', () => {
    const climate = [season('January', 30, 'Dry.'), season('May', 40, 'Hot.'), season('November', 28, 'Mild.')];
    expect(goodMonths(climate)).toBe('January, November');
  });
});

it('a city names its own hospitals', () => {
  const hospital = (id: string, slug: string) => ({ id, hospital_name: id, city: { slug } });
  const cities = byCity([
    hospital('a', 'goa'),
    hospital('b', 'pune'),
    hospital('c', 'goa'),
    { ...hospital('d', ''), city: null },
  ]);
  expect(cities.get('goa')?.map(({ id }) => id)).toEqual(['a', 'c']);
  expect(cities.size).toBe(2);
});
