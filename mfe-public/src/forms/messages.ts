import { defineMessages } from '@ayana/contracts/language';

/** Texts of the forms beside section 8's fixed ones: what is wrong, and how to correct it. */
export const FORM_HINTS = defineMessages('mfe-public/forms/form-hints', {
  email: 'Please enter an email address we can answer, like name@example.com.',
  phone: 'Please enter a phone number with its country code, like +254 712 000 000.',
  past_date: 'Please select today or a later day.',
  unsafe: 'Please write this without web code such as tags or scripts.',
  too_long: 'Please shorten this to 1000 characters.',
});

/** The same for the two names of a person, by the fields of the form. */
export const NAME_HINTS = defineMessages('mfe-public/forms/name-hints', {
  firstName: 'Please enter your first name.',
  lastName: 'Please enter your last name.',
});

/** Labels of the person's fields. */
export const PERSON_MESSAGES = defineMessages('mfe-public/forms/person', {
  first_name: 'First name',
  last_name: 'Last name',
  one_name: 'I have one name only',
  name: 'Name',
  email: 'E-mail',
  phone: 'Phone',
  phone_example: '+254 712 000 000',
  /** For people who work in India. */
  phone_example_india: '+91 44 5550 0123',
});

export const PAGE_FORM_MESSAGES = defineMessages('mfe-public/forms/form', {
  treatments_search: 'Search, or say it in your own words',
  /** Section 8's texts of the treatment selector. */
  treatments_loading: 'Loading treatments...',
  treatments_failed: (why: string): string => `Error loading treatments: ${why}`,
  treatments_none: 'No treatments available.',
  optional: '(optional)',
  kept: 'This tab keeps what you type until you send it, even if your connection breaks.',
  sending: 'Sending',
  waiting: 'You are offline. We keep your answers here and send them as soon as you are back online.',
  failed: 'Your answers are still here. Press again to send them. We cannot get them twice.',
  one_missing: 'One answer is missing:',
  some_missing: (count: number) => `${count} answers are missing, first:`,
  not_sent: 'We did not send it yet. Please check these answers:',
  number: 'Your request has the number',
  next: (hours: number) => `A person reads it and answers you within ${hours} hours.`,
  home: 'Go to the home page',
});
