import { ACCOUNT_PARTS } from '@ayana/contracts/identity';

/** Ids of the headings of "About me", in their order on a phone. */
export const PARTS = {
  you: ACCOUNT_PARTS.account,
  health: 'health-title',
  details: 'details-title',
  companions: 'companions-title',
  consents: ACCOUNT_PARTS.consents,
  data: 'data-title',
  signIn: 'sign-in-title',
} as const;
