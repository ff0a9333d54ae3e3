import { defineMessages } from '../language/index.ts';

const MB = 1024 * 1024;

/** Files that a visitor sends with a form: how many, and how many bytes of one form, and of one address within an hour. */
export const FORM_FILES = { most: 10, bytes: 30 * MB, address_bytes: 60 * MB } as const;

/** The secret of a visitor's form, which its files belong to: made by the browser, and kept there until the form is accepted. */
export const FORM_SECRET_HEADER = 'x-form-secret';

export const FORM_FILE_MESSAGES = defineMessages('contracts/rules/form-files', {
  too_many: (most: number) => `At most ${most} files can be sent with a form. More can follow once we have answered.`,
  too_large: (megabytes: number) =>
    `The files of a form may have ${megabytes} MB together. More can follow once we have answered.`,
  address_full: (megabytes: number) =>
    `${megabytes} MB have come from your connection within an hour. Please send the form now, and the other files later.`,
});
