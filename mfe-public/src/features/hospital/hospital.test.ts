import { BUILT_IN_HOSPITALS } from '@ayana/contracts/hospitals';

import { builtInHospital, doctorsByDepartment, fromBuiltIn } from './hospital';
import type { Hospital } from './hospital';

describe('hospitals', () => {
  it('the built-in five are known by their ids', () => {
    const [first] = BUILT_IN_HOSPITALS;
    expect(builtInHospital(first?.id.toUpperCase() ?? '')).toBe(first);
    expect(builtInHospital('another')).toBeUndefined();
  });

  it('list their doctors by the hospital’s departments', () => {
    const doctor = (full_name: string, specialization: string) =>
      ({ full_name, specialization }) as Hospital['doctors'][number];
    const doctors = [
      doctor('A', 'Radiology'),
      doctor('B', 'Orthopedics'),
      doctor('C', 'Dental'),
      doctor('D', 'Orthopedics'),
    ];
    const shown = doctorsByDepartment({ doctors, departments: ['Orthopedics', 'Radiology'] });
    expect(shown.map(({ full_name }) => full_name)).toEqual(['B', 'D', 'A', 'C']);
  });

  it('the built-in five keep their texts when the API fails', () => {
    const [first] = BUILT_IN_HOSPITALS;
    if (first === undefined) throw new Error('There is no built-in hospital.');
    expect(fromBuiltIn(first)).toMatchObject({
      hospital_name: first.name,
      departments: first.details.departments,
      phone: first.details.contact.phone,
      prices: [],
    });
  });
});
