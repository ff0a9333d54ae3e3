import { AppError } from '../../platform/app-error.js';

/** The same answer for an unknown address, an account without a password and a wrong password. */
export const invalidCredentials = (): AppError =>
  new AppError('invalid_credentials', 'The email address or the password is not right.');

export const emailNotVerified = (): AppError =>
  new AppError(
    'email_not_verified',
    'Please confirm your email address first. Open the link in the email we sent you, or ask for a new one.',
  );

/** For a link that is unknown, used, expired or made for another purpose, without saying which. */
export const linkInvalid = (): AppError =>
  new AppError('link_invalid', 'This link was already used, is too old or is not complete. Please ask for a new one.');

export const signInFirst = (): AppError => new AppError('not_signed_in', 'Please sign in.');
