import { defineMessages } from '@ayana/contracts/language';

export const HOSPITAL_DETAILS_MESSAGES = defineMessages('mfe-public/hospital-details', {
  rating: (rating: number) => `Rated ${rating} of 5`,
  about: 'About',
  infrastructure: 'Infrastructure',
  accreditations: 'Accreditations',
  departments: 'Departments',
  features: 'For patients from abroad',
  contact: 'Contact',
});
