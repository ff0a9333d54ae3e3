import { BUILT_IN_HOSPITALS } from '@ayana/contracts/hospitals';

import { beyondBuiltIn, builtInHospital, matchingHospitals } from './hospital';

const names = (term: string) => matchingHospitals(term).map(({ name }) => name);

describe('hospitals', () => {
  it('are found by name, city, specialty and department, every word of the search counting', () => {
    expect(names('lantern')).toEqual(['Lantern Bay Hospital']);
    expect(names('KOCHI kidney')).toEqual(['Slow River Hospital']);
    expect(names('urology')).toEqual(['Slow River Hospital']);
    expect(names('kochi heart')).toEqual([]);
    expect(names('  ')).toEqual([]);
  });

  it('the built-in five are never listed twice', () => {
    const [first] = BUILT_IN_HOSPITALS;
    const record = (id: string) => ({
      id,
      hospital_name: id,
      hospital_type: null,
      departments: [],
      accreditations: [],
      bed_capacity: null,
      featured_image_url: null,
      profile: null,
      partner: { company_name: id, status: 'active' as const },
    });
    const listed = beyondBuiltIn([record(first?.id ?? ''), record('another')]);
    expect(listed.map(({ id }) => id)).toEqual(['another']);
    expect(builtInHospital(first?.id.toUpperCase() ?? '')).toBe(first);
    expect(builtInHospital('another')).toBeUndefined();
  });
});
