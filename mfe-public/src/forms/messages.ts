/** What the forms say beyond section 8's fixed texts: what is wrong, and how to mend it. */
export const FORM_HINTS = {
  email: 'Please enter an e-mail address we can answer, like name@example.com.',
  phone: 'Please enter a phone number with its country code, like +254 712 000 000.',
  past_date: 'Please select a day from today on.',
  unsafe: 'Please write this without web code such as tags or scripts.',
  too_long: 'Please shorten this to 1000 characters.',
} as const;

/** The same for the two names of a person, by the fields of the form. */
export const NAME_HINTS = {
  firstName: 'Please enter your first name.',
  lastName: 'Please enter your last name.',
} as const;

/** What a form asks of everybody who fills one in. */
export const PERSON_TEXTS = {
  first_name: 'First name',
  last_name: 'Last name',
  email: 'E-mail',
  phone: 'Phone',
  phone_example: '+254 712 000 000',
  /** For those who work in India. */
  phone_example_india: '+91 44 5550 0123',
} as const;

export const FORM_TEXTS = {
  optional: '(optional)',
  kept: 'What you type is kept in this tab until it is sent, also if the line drops.',
  sending: 'Sending',
  waiting: 'You are offline. Your answers are kept here and go out by themselves as soon as the line is back.',
  failed: 'Your answers are still here. Press again to send them; they cannot arrive twice.',
  no_answer: 'No answer came back.',
  one_missing: 'One answer is missing:',
  some_missing: (count: number) => `${count} answers are missing, first:`,
  no_script: 'This form needs JavaScript. Without it, write to us or call: a person answers within 24 hours.',
} as const;
