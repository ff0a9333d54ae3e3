export const HOSPITAL_DETAILS_MESSAGES = {
  rating: (rating: number) => `Rated ${rating} of 5`,
  about: 'About',
  infrastructure: 'Infrastructure',
  accreditations: 'Accreditations',
  departments: 'Departments',
  features: 'For patients from abroad',
  contact: 'Contact',
} as const;
