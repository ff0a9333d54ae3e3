import { defineMessages } from '../language/index.ts';

/** Answer of a list of the user's own requests to a caller who is not signed in (spec section 6). */
export const NOT_AUTHENTICATED = 'User must be authenticated';

/** The access-denied screen's texts (spec section 2). */
export const ACCESS_DENIED = defineMessages('contracts/identity', {
  title: 'Access Denied',
  text: 'Your account requires role assignment by an administrator to access this portal.',
  status: 'Awaiting role assignment',
  need_access: 'Need Access?',
  home: 'Go to Homepage',
  sign_out: 'Sign Out',
});
