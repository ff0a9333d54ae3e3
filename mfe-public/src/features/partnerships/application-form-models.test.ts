import { DOCTOR_APPLICATION_FIELDS, PARTNER_APPLICATION_FIELDS } from '@ayana/contracts/partnerships';

import { DOCTOR_INITIAL, doctorPayload, doctorProblems } from './doctor-form-model';
import { PARTNER_INITIAL, partnerPayload, partnerProblems } from './partner-form-model';

const partner = {
  ...PARTNER_INITIAL,
  organisation: ' Harbour Light ',
  kind: 'lodging',
  city: 'Chennai',
  country: 'India',
  contact_name: 'Meera',
  email: 'meera@harbour.example',
};
const doctor = {
  ...DOCTOR_INITIAL,
  name: 'Dr Farida',
  specialization: 'Cardiology',
  registration_number: 'SAMPLE-1',
  registration_council: 'Sample council',
  city: 'Chennai',
  languages: 'Tamil',
  email: 'farida@doctors.example',
};

describe("a partner's application", () => {
  it('needs name, kind and place, in the order of the page', () => {
    const asked = partnerProblems(PARTNER_INITIAL).map(({ field }) => field);
    expect(asked).toEqual(['organisation', 'kind', 'city', 'country', 'contact_name', 'email']);
    expect(asked).toEqual(PARTNER_APPLICATION_FIELDS.filter((field) => asked.includes(field)));
    expect(partnerProblems(partner)).toEqual([]);
    expect(partnerProblems({ ...partner, phone: 'none', message: '<script>' }).map(({ field }) => field)).toEqual([
      'phone',
      'message',
    ]);
  });

  it('sends nothing empty', () => {
    expect(partnerPayload(partner)).toEqual({
      organisation: 'Harbour Light',
      kind: 'lodging',
      city: 'Chennai',
      country: 'India',
      contact_name: 'Meera',
      email: 'meera@harbour.example',
    });
  });
});

describe("a doctor's application", () => {
  it('needs a registration and languages, in the order of the page', () => {
    const asked = doctorProblems(DOCTOR_INITIAL).map(({ field }) => field);
    expect(asked).toContain('registration_number');
    expect([...asked].sort()).toEqual(DOCTOR_APPLICATION_FIELDS.filter((field) => asked.includes(field)).toSorted());
    expect(doctorProblems(doctor)).toEqual([]);
    expect(doctorPayload(doctor)).not.toHaveProperty('hospital');
  });
});
