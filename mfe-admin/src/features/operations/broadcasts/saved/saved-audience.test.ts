import { ALL_PATIENTS, audienceOfQuery, audienceQuery } from './saved-audience';

const AUDIENCE = {
  ...audienceOfQuery(''),
  roles: ['patient' as const],
  countries: ['Kenya', 'Bangladesh'],
  languages: ['bn'],
  stages: ['6', '10'],
  hospital_ids: ['b', 'a'],
  arrives_from: '2031-03-01',
  arrives_until: '2031-03-09',
  with_families: true,
};

test('an audience is the same after it was saved, whatever order it was ticked in', () => {
  const saved = audienceOfQuery(audienceQuery(AUDIENCE));
  expect(saved).toEqual({
    ...AUDIENCE,
    countries: ['Bangladesh', 'Kenya'],
    stages: ['10', '6'],
    hospital_ids: ['a', 'b'],
  });
  expect(audienceQuery(saved)).toBe(audienceQuery(AUDIENCE));
});

test('everyone is an empty text, all patients are the first choice, and an unknown role does not become everyone', () => {
  expect(audienceQuery(audienceOfQuery(''))).toBe('');
  expect(audienceQuery(audienceOfQuery(ALL_PATIENTS))).toBe(ALL_PATIENTS);
  expect(audienceOfQuery('roles=gone').roles).toEqual(['gone']);
});

test('a name with an accent and a mark is written so that the API takes it', () => {
  const query = audienceQuery({ ...audienceOfQuery(''), countries: ['Côte d’Ivoire', 'Trinidad & Tobago'] });
  expect(query).toMatch(/^[\w\-.~!$&'()*+,;=:@/?%[\]]*$/);
  expect(audienceOfQuery(query).countries).toEqual(['Côte d’Ivoire', 'Trinidad & Tobago']);
});
