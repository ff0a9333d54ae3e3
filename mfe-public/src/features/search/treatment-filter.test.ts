import type { Treatment } from './search-page';
import { chosenOfTreatments, treatmentFilterOf, treatmentOptions } from './treatment-filter';

const treatment = (category: string, complexity_level: Treatment['complexity_level']): Treatment =>
  ({ category, complexity_level }) as Treatment;
const FOUND = [treatment('Cardiac', 'high'), treatment('Cardiac', 'low'), treatment('Dental', 'low')];

it('reads category and complexity of the URL, and ignores unknown levels', () => {
  expect(treatmentFilterOf(new URLSearchParams('q=knee&category=Cardiac&complexity=high'))).toEqual({
    category: 'Cardiac',
    complexity: 'high',
  });
  expect(treatmentFilterOf(new URLSearchParams('category=&complexity=huge'))).toEqual({});
});

it('labels the chosen filters', () => {
  expect(chosenOfTreatments(new URLSearchParams('category=Dental&complexity=low')).map(({ label }) => label)).toEqual([
    'Teeth',
    'Simple',
  ]);
});

it('counts the results of each value with the other filter', () => {
  const { category, complexity } = treatmentOptions(FOUND, { category: 'Cardiac', complexity: 'low' });
  expect(category.map(({ value, count }) => [value, count])).toEqual([
    ['Cardiac', 1],
    ['Dental', 1],
  ]);
  expect(complexity.map(({ value, count }) => [value, count])).toEqual([
    ['low', 1],
    ['medium', 0],
    ['high', 1],
  ]);
});
