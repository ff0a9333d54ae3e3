import { defineMessages } from '@ayana/contracts/language';

/** Why a file was not taken or an import did not finish. */
export const messages = defineMessages('portal-kit/csv-import', {
  tooLarge: 'This file is larger than 2 MB. Please split it.',
  notText: 'This file is not saved as UTF-8. In a spreadsheet choose “CSV UTF-8”, then try again.',
  guessed:
    'This file is not saved as UTF-8 and was read as Western European (Windows-1252). Please look at its letters before you import it.',
  empty: 'This file is empty.',
  failed: 'The file could not be checked.',
  notImported: 'The import did not finish.',
  again: 'Press the button again: what has arrived already is not imported twice.',
  changedSince: 'The list has changed since the file was checked. This is how it is now.',
});
