import { AppError } from '../../platform/app-error.js';
import { IDENTITY_MESSAGES } from './messages.js';
import { PROBLEM_MESSAGES } from '../../platform/http/problems/messages.js';

/** The same answer for an unknown address, an account without a password and a wrong password. */
export const invalidCredentials = (): AppError =>
  new AppError('invalid_credentials', IDENTITY_MESSAGES.invalid_credentials);

export const emailNotVerified = (): AppError =>
  new AppError('email_not_verified', IDENTITY_MESSAGES.email_not_verified);

/** For a link that is unknown, used, expired or made for another purpose, without saying which. */
export const linkInvalid = (): AppError => new AppError('link_invalid', IDENTITY_MESSAGES.link_invalid);

export const signInFirst = (): AppError => new AppError('not_signed_in', PROBLEM_MESSAGES.not_signed_in);
