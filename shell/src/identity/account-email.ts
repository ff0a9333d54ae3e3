import { keepValues } from '@ayana/portal-kit';

/** The e-mail address for signing in and requesting a link: typed once, it is filled into both forms. */
export const ACCOUNT_EMAIL = { name: 'account-email', initial: { email: '' } };

/** Fills the address into these forms, which are not on the page now. */
export const rememberEmail = (email: string): void => keepValues(ACCOUNT_EMAIL.name, 1, { email });
