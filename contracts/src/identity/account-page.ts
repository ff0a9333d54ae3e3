import type { Role } from './roles.ts';

/** "About me": what patients say of themselves, their people, their consent and their data. */
export const ABOUT_ME_PATH = '/patient-portal/people';

/** The whole account of everyone else; of patients what they sign in with. */
export const ACCOUNT_PATH = '/profile';

/** Whether a person has "About me": patients, and those who become one by completing their profile. */
export const hasAboutMe = (role: Role | null | undefined): boolean => role === 'patient' || role === 'unverified_user';

/** Where a person reads and changes name, telephone, birth date and consent. */
export const accountPath = (role: Role | null | undefined): typeof ABOUT_ME_PATH | typeof ACCOUNT_PATH =>
  hasAboutMe(role) ? ABOUT_ME_PATH : ACCOUNT_PATH;

/** Ids of the headings that both pages have: an address such as `/profile#consents-title` leads to the page that has it. */
export const ACCOUNT_PARTS = {
  account: 'account-title',
  consents: 'consents-title',
  data_requests: 'data-requests-title',
} as const;
