import { defineMessages } from '@ayana/contracts/language';

/** Where an application is accepted into. */
export const messages = defineMessages('mfe-admin/work-place', {
  into: 'Into',
  fresh: 'A new organisation',
  known: 'An organisation that exists',
  name: 'Name',
  kind: 'Kind',
  organisation: 'Organisation',
  doctor: 'Doctor of the catalogue',
  doctorHint: 'The account will be theirs. Add the doctor to the catalogue first if they are not in it.',
  needName: 'Please enter a name.',
  needOrganisation: 'Please choose an organisation.',
  needDoctor: 'Please choose the doctor.',
});
