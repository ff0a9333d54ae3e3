import type { DoctorApplicationDto, PartnerApplicationDto } from './partnerships.dto.js';

/** A filled-in partner's application, for tests. */
export const partnerApplication = (
  changes: Partial<Record<keyof PartnerApplicationDto, unknown>> = {},
): Record<string, unknown> => ({
  organisation: 'Harbour Light Guest House',
  kind: 'lodging',
  city: 'Chennai',
  country: 'India',
  website: 'https://harbour-light.example',
  accreditations: 'None yet',
  contact_name: 'Meera Pillai',
  email: 'meera@harbour-light.example',
  phone: '+91 44 5550 0123',
  message: 'Twelve rooms with a kitchen, 900 metres from two hospitals.',
  ...changes,
});

/** A filled-in doctor's application, for tests. */
export const doctorApplication = (
  changes: Partial<Record<keyof DoctorApplicationDto, unknown>> = {},
): Record<string, unknown> => ({
  name: 'Dr Farida Siddiqui',
  specialization: 'Cardiology',
  registration_number: 'SAMPLE-90412',
  registration_council: 'Tamil Nadu Medical Council (sample)',
  city: 'Chennai',
  hospital: 'Lantern Bay Hospital',
  languages: 'English, Tamil, Arabic',
  email: 'farida@doctors.example',
  phone: '+91 44 5550 0188',
  message: 'I give second opinions on stents.',
  ...changes,
});
