import type { CityName, Language } from '@ayana/contracts/catalogue';
import type { HospitalSeed } from './hospitals.js';
import type { Need } from './treatment-texts.js';

interface BuiltInFacts {
  city: CityName;
  type: HospitalSeed['type'];
  founded: number;
  icu_beds: number;
  operating_theatres: number;
  interpreters: readonly Language[];
  has: readonly Need[];
}

/** The five built-in hospitals' texts as data. */
export const BUILT_IN_FACTS: Readonly<Record<string, BuiltInFacts>> = {
  'lantern-bay': {
    city: 'Chennai',
    type: 'Teaching hospital',
    founded: 1984,
    icu_beds: 48,
    operating_theatres: 14,
    interpreters: ['Arabic', 'Bengali', 'Swahili'],
    has: ['transplant_licence', 'robot'],
  },
  'pomelo-gate': {
    city: 'Jaipur',
    type: 'Hospital',
    founded: 1996,
    icu_beds: 18,
    operating_theatres: 6,
    interpreters: ['Arabic', 'French'],
    has: [],
  },
  'seven-kites': {
    city: 'Mumbai',
    type: 'Hospital',
    founded: 1992,
    icu_beds: 40,
    operating_theatres: 10,
    interpreters: ['Arabic', 'Russian', 'Swahili'],
    has: ['robot', 'linac', 'pet'],
  },
  'slow-river': {
    city: 'Kochi',
    type: 'Hospital',
    founded: 2001,
    icu_beds: 24,
    operating_theatres: 7,
    interpreters: ['Arabic'],
    has: ['transplant_licence', 'robot'],
  },
  'copper-lamp': {
    city: 'Delhi',
    type: 'Hospital',
    founded: 1988,
    icu_beds: 60,
    operating_theatres: 12,
    interpreters: ['Arabic', 'Dari', 'Russian', 'Uzbek'],
    has: ['transplant_licence'],
  },
};
