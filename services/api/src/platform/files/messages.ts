import { defineMessages } from '@ayana/contracts/language';

export const UPLOAD_MESSAGES = defineMessages('api/files', {
  name_missing: 'The file needs a name.',
  missing: 'Please choose a file.',
  unreadable_form: 'This form is not complete. Please send it again.',
  under_way: 'This file is on its way already. Please wait until it has arrived.',
  empty: 'This file is empty.',
  unknown: 'This file is no longer here. Please choose it again.',
  unknown_at: (place: number) => `File ${place} of the list is no longer here. Please choose it again.`,
  of_file: (name: string, message: string) => `${name}: ${message}`,
  unfinished: 'This file has not arrived completely yet.',
  form_secret: 'The form that the file belongs to is missing. Please reload the page.',
  link_expired: 'This link has expired. Please download the file again from its page.',
  storage_failed: 'Files cannot be stored right now. Please try again in a moment.',
  part_type: (type: string) => `Please send ${type}.`,
  not_resumable: 'The upload cannot continue like this. Please start it again.',
});
