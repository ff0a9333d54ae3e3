/** Addresses of the staff portal that have their place and guard, and nothing in them yet. */
export const messages = {
  lead: 'This page of the staff portal is not open yet.',
  text: 'Its address is kept and only staff may enter it. What is asked of us, who may do what and what was done stand in the pages of the rail.',
  requests: 'Go to the requests',
} as const;
